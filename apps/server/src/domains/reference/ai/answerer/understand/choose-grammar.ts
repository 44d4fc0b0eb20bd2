import type { Language } from '@lectern/contracts/kernel/languages';
import { CHINESE } from './chinese/chinese.ts';
import { ENGLISH } from './english/english.ts';
import { FRENCH } from './french/french.ts';
import type { Grammar } from './grammar.ts';

/** In which language a reader writes: readers write in another than their screen has. */
export type Written = 'zh' | 'en' | 'fr';

const HAN = /\p{Script=Han}/gu;
const LATIN_WORDS = /[a-z']+/g;
const ENGLISH_WORDS = new Set(
  'the a an is are do does did you have has i my me can could what which where when how many much books book about on in of it this that any please find show there by for with and to renew due available who recommend hours open we your there more show tell looking need want put hello'.split(
    ' ',
  ),
);
const FRENCH_WORDS = new Set(
  'le la les un une des du de d l est sont avez vous je j mon ma mes puis quel quels quelle quelles ou quand comment combien livres livre sur en ce cette il elle qui que qu au aux pour avec et prolonger disponible bonjour merci y a t horaires cherche quoi dans tes toi se ai livre souhaite souhaiterais voudrais veux annulez reservez prolongez donnez montrez dites expliquez resumez pouvez pourriez faut peux adore fini lu'.split(
    ' ',
  ),
);

/** The language of a question in folded text; `fallback` where its words say nothing. */
function writtenIn(folded: string, fallback: Written): Written {
  const han = folded.match(HAN)?.length ?? 0;
  const words = folded.replaceAll("'", ' ').match(LATIN_WORDS) ?? [];
  if (han > 0 && han * 2 >= words.length) return 'zh';
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  const french = words.filter((word) => FRENCH_WORDS.has(word)).length;
  if (english === french) return fallback === 'zh' && words.length > 0 ? 'en' : fallback;
  // A reader's own words come first, those of a title in another language after them.
  const first = words.find((word) => ENGLISH_WORDS.has(word) !== FRENCH_WORDS.has(word));
  if (
    first !== undefined &&
    fallback !== 'zh' &&
    (fallback === 'en' ? ENGLISH_WORDS : FRENCH_WORDS).has(first)
  )
    return fallback;
  return english > french ? 'en' : 'fr';
}

/** So many words of a language are no title in it. */
const CERTAIN = 2;

/** The language that a question is surely in, in folded text; undefined where few words say it, or where the reader's own come first. */
export function surelyWritten(folded: string, language: Language): Written | undefined {
  const own = FALLBACKS[language];
  const written = writtenIn(folded, own);
  if (written === own) return undefined;
  // A code or a number has letters too, but none of them stands as a word.
  const words = folded.split(/[\s'’,.;:!?()"]+/u);
  if (written === 'zh') return (folded.match(HAN)?.length ?? 0) > 1 ? 'zh' : undefined;
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const said = count(written === 'en' ? ENGLISH_WORDS : FRENCH_WORDS);
  const ownWords = own === 'zh' ? 0 : count(own === 'en' ? ENGLISH_WORDS : FRENCH_WORDS);
  return said >= Math.max(CERTAIN, ownWords * CERTAIN) ? written : undefined;
}

const FALLBACKS: Readonly<Record<Language, Written>> = {
  'zh-CN': 'zh',
  'zh-TW': 'zh',
  'en-US': 'en',
  'fr-FR': 'fr',
};

/** The language of a question in folded text, on a screen in a language. */
export function writtenFor(folded: string, language: Language): Written {
  return writtenIn(folded, FALLBACKS[language]);
}

export const GRAMMARS: Readonly<Record<Written, Grammar>> = { zh: CHINESE, en: ENGLISH, fr: FRENCH };
