import { americanSpelling } from './british-spellings.ts';
import {
  compoundSingular,
  IRREGULAR_FORMS,
  SINGULAR_IN_MEN,
  SINGULARS_IN_E,
  STEMS_WITH_E,
  UNCHANGED_WORDS,
} from './english-words.ts';
import { undouble } from './suffix-rules.ts';

/**
 * The base form of an English word: plurals, -ing, -ed and -ly taken off, American spelling. Suffixes that make other words
 * (-ion, -al, -ism, -ic, -er) stay, so that animal, animation and animism stay three words. The result is a word wherever rules can find
 * it, so most words are their own base form.
 */
export function stemEnglish(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const american = IRREGULAR_FORMS.has(word) ? word : americanSpelling(word);
  return withoutParticiple(withoutAdverb(withoutPlural(american)));
}

function withoutPlural(word: string): string {
  const irregular = IRREGULAR_FORMS.get(word) ?? compoundSingular(word);
  if (irregular !== undefined) return irregular;
  if (word.length > 4 && word.endsWith('men') && !SINGULAR_IN_MEN.has(word)) return `${word.slice(0, -2)}an`;
  if (word.length > 4 && word.endsWith('ae') && !UNCHANGED_WORDS.has(word)) return word.slice(0, -1);
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word) || UNCHANGED_WORDS.has(word))
    return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  const singular = word.slice(0, -1);
  return ADDS_E.test(singular) && !SINGULARS_IN_E.has(singular) ? singular.slice(0, -1) : singular;
}

/** A plural without its s where the singular has no e: churches, taxes, classes, volcanoes. */
const ADDS_E = /(?:ch|sh|x|ss|zz|[a-z][^aeiousl]o)e$/;

function withoutAdverb(word: string): string {
  if (word.length < 6 || !word.endsWith('ly') || UNCHANGED_WORDS.has(word)) return word;
  const root = word.slice(0, -2);
  if (root.endsWith('i')) return `${root.slice(0, -1)}y`;
  if (root.endsWith('ical') && !KEEPS_AL.test(root)) return root.slice(0, -2);
  if (root.endsWith('b')) return `${root}le`;
  return root;
}

/** Adjectives that end in -ical themselves: politically is political, but specifically is specific. */
const KEEPS_AL =
  /(?:log|graph|polit|crit|pract|histor|phys|ret|mathemat|grammat|techn|typ|rad|vert|class|eth|mus|chem|clin|top|opt|mag|myst|surg|trop|lyr|cyn|med|numer|rhetor|dox|bet|metr|mechan|electr|empir|analyt|bibl|ir)ical$/;

function withoutParticiple(word: string): string {
  if (UNCHANGED_WORDS.has(word)) return word;
  const irregular = IRREGULAR_FORMS.get(word);
  if (irregular !== undefined) return irregular;
  if (word.endsWith('ied')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') && !word.endsWith('eed') ? 2 : 0;
  const root = word.slice(0, word.length - ending);
  if (ending === 0 || root.length < 3 || !/[aeiouy]/.test(root)) return word;
  return baseOf(root);
}

/** The base form of a verb, given what is left when -ing or -ed is taken off. */
function baseOf(root: string): string {
  if (STEMS_WITH_E.has(root)) return `${root}e`;
  const last = root.at(-1) ?? '';
  if (last === root.at(-2) && !'aeiou'.includes(last)) {
    if (last === 'l') return KEEPS_DOUBLE_L.test(root) ? root : undouble(root);
    return 'szf'.includes(last) ? root : undouble(root);
  }
  return takesE(root) ? `${root}e` : root;
}

/**
 * Roots that keep their double l: verbs of one syllable, and those made of them (recall, storytelling); fuel and dial count as two
 * syllables.
 */
const KEEPS_DOUBLE_L =
  /^[^aeiouy]*[aeiouy]ll$|(?:[bcfhtw]all|ill|enroll|scroll|stroll|(?<!coun)sell|tell|spell|dwell|swell)$/;

/**
 * Whether an English verb with this root ends in e. A root of one syllable with one vowel and one consonant does, or the consonant would
 * be doubled: coding is from code, planning from plan.
 */
function takesE(root: string): boolean {
  if (/s$/.test(root)) return !/(?:bias|focus|canvas|gas|(?:^|omni|mini|trolley)bus|plus)$/.test(root);
  if (ALWAYS_WITH_E.test(root)) return true;
  return vowelGroups(root) > 1 ? LONGER_WITH_E.test(root) : ONE_SHORT_SYLLABLE.test(root);
}

const ALWAYS_WITH_E = /(?:[cv]|[^t]z|[^o]u|[bcdfgkptz]l|[dlr]g|[st]ur|(?:fig|c|j|d)ur|quir)$/;
const ONE_SHORT_SYLLABLE = /^(?:[^aeiouy]|qu)*[aeiouy][bdfgklmnprt]$/;
const LONGER_WITH_E =
  /(?:[^aeo]at|[^eo]ad|[^o]od|[^aeiou](?:id|ud|ut|ib)|ced|[aeiu]g|[^eo]ak|[^o]ok|ik|[^eo]ap|yp|scop|[^aeou](?:in|il|ir)|[sfl]um|[^ea]ven|scal)$/;

function vowelGroups(word: string): number {
  return word.match(/[aeiouy]+/g)?.length ?? 0;
}
