import { americanSpelling } from './british-spellings.ts';
import { IRREGULAR_FORMS, STEMS_WITH_E, UNCHANGED_WORDS } from './english-words.ts';
import { undouble } from './suffix-rules.ts';

/**
 * The base form of an English word: plurals, -ing, -ed and -ly taken off, American spelling. Suffixes that make other words
 * (-ion, -al, -ism, -ic, -er) stay, so that animal, animation and animism do. The result is a word wherever the rules can
 * tell, so that most words are their own base.
 */
export function stemEnglish(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const american = IRREGULAR_FORMS.has(word) ? word : americanSpelling(word);
  return withoutParticiple(withoutAdverb(withoutPlural(american)));
}

function withoutPlural(word: string): string {
  const irregular = IRREGULAR_FORMS.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length > 4 && word.endsWith('ae') && !UNCHANGED_WORDS.has(word)) return word.slice(0, -1);
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word) || UNCHANGED_WORDS.has(word))
    return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ch|sh|x|ss|zz)es$/.test(word) && !/(?:ach|psych|tooth|ax)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function withoutAdverb(word: string): string {
  if (word.length < 6 || !word.endsWith('ly') || UNCHANGED_WORDS.has(word) || /(?:ply|fly|uly)$/.test(word))
    return word;
  const root = word.slice(0, -2);
  if (root.endsWith('i')) return `${root.slice(0, -1)}y`;
  if (/[^aeioul]b$/.test(root) || /[aeiou]b$/.test(root)) return `${root}le`;
  return root;
}

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

/** What a verb is of which -ing or -ed has been taken. */
function baseOf(root: string): string {
  if (STEMS_WITH_E.has(root)) return `${root}e`;
  const last = root.at(-1) ?? '';
  if (last === root.at(-2) && !'aeiou'.includes(last)) {
    if (last === 'l') return vowelGroups(root) > 1 && !KEEPS_DOUBLE_L.test(root) ? undouble(root) : root;
    return 'szf'.includes(last) ? root : undouble(root);
  }
  return takesE(root) ? `${root}e` : root;
}

const KEEPS_DOUBLE_L = /(?:all|fulfill|enroll|drill|still|thrill|skill|will)$/;

/** Endings that no English verb has without an e behind them. */
function takesE(root: string): boolean {
  if (/[cvuz]$/.test(root) || /(?:[^aeiou]|^)(?:[bdfgkptz])l$/.test(root))
    return !/(?:ou|quiz|waltz|ic)$/.test(root);
  if (/[^s]s$/.test(root)) return !/(?:bias|focus|canvas|gas|bus)$/.test(root);
  if (/[^aeo]at$/.test(root))
    return vowelGroups(root) > 1 || /^(?:dat|rat|stat|hat|mat|skat|plat)$/.test(root);
  return vowelGroups(root) > 1 && /(?:[^aeiou](?:id|ud|ut)|[^aeiou]ib|[aeiou]g|rg|dg)$/.test(root);
}

function vowelGroups(word: string): number {
  return word.match(/[aeiouy]+/g)?.length ?? 0;
}
