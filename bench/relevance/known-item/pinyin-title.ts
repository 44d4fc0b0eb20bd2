import { pinyin } from 'pinyin';
import type { Random } from '../../search/random.ts';
import { hasHan } from '../plain-text.ts';
import { simplified } from './other-script.ts';

// The package's own readings, chosen by the words of the text, so that we are not judged by our table alone.

const STYLES = ['syllables', 'marks', 'digits', 'words', 'joined'] as const;

/** A title as a reader may type it in pinyin; undefined where it has no Han character or one without a reading. */
export function pinyinOf(title: string, random: Random): string | undefined {
  if (!hasHan(title)) return undefined;
  const style = random.pick(STYLES);
  const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(simplified(title))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => syllablesOf(segment, style));
  const typed = style === 'joined' || style === 'words' ? words.map(join) : words.map((one) => one.join(' '));
  const text = style === 'joined' ? join(typed) : typed.join(' ');
  return hasHan(text) ? undefined : text;
}

function syllablesOf(word: string, style: (typeof STYLES)[number]): string[] {
  const form = style === 'marks' ? 'tone' : style === 'digits' ? 'tone2' : 'normal';
  return pinyin(word, { style: form, segment: 'Intl.Segmenter' }).map(([reading]) => reading ?? '');
}

/** Syllables written together, an apostrophe before those that begin with a vowel. */
function join(syllables: readonly string[]): string {
  return syllables.reduce(
    (text, syllable) => (text !== '' && /^[aeo]/.test(syllable) ? `${text}'${syllable}` : text + syllable),
    '',
  );
}
