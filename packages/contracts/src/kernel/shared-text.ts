import * as z from 'zod';
import { documented } from './input-document.ts';
import { FILLED_LINES } from './text-patterns.ts';

/** Signs that turn the direction of what follows, and invisible ones; the zero-width joiner stays, because emoji need it. */
const HIDDEN = /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const JOINERS = /\u200d{2,}/g;
/** Control characters besides the line feed. */
const CONTROL = /(?!\n)\p{Cc}/gu;
/** More marks on one letter than any orthography has. */
const MARKS = /(\p{M}{4})\p{M}+/gu;
const EMPTY_LINES = /\n{3,}/g;
/** The same sign many times over: nobody reads more than so many. */
const REPEATED = /(\P{L})\1{9,}/gu;
/** How many times longer a text may be before it is cleaned. */
const RAW_TIMES = 10;

/** Said of each such field in the description of the interface. */
const MEASURED = 'Measured after more than ten of the same sign in a row are cut to ten.';

/** What somebody wrote in lines, without signs that hide or turn text, and without floods of signs. */
export function plainLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROL, '')
    .replace(HIDDEN, '')
    .replace(JOINERS, '\u200d')
    .normalize('NFC')
    .replace(MARKS, '$1')
    .replace(/(?<! ) +\n/g, '\n')
    .replace(EMPTY_LINES, '\n\n')
    .replace(REPEATED, (_, sign: string) => sign.repeat(10))
    .trim();
}

/** Several lines that others will read, at most `max` characters after `plainLines`; the raw text may be ten times as long. */
export function sharedLines(max: number) {
  return shared(max, plainLines);
}

/** The same with something in it. */
export function requiredLines(max: number) {
  return filled(sharedLines(max), max);
}

/** The same in one line. */
export function sharedText(max: number) {
  return shared(max, (value) => plainLines(value).replace(/\s+/g, ' '));
}

/** The same with something in it. */
export function requiredSharedText(max: number) {
  return filled(sharedText(max), max);
}

/** The document says what is sure to be taken; longer texts are too if they are short enough after cleaning. */
function shared(max: number, clean: (text: string) => string) {
  return documented(
    z
      .string()
      .max(max * RAW_TIMES)
      .transform(clean)
      .pipe(z.string().max(max)),
    () => ({ type: 'string', maxLength: max, description: MEASURED }),
  );
}

function filled(text: ReturnType<typeof shared>, max: number) {
  return documented(text.pipe(z.string().min(1)), () => ({
    type: 'string',
    minLength: 1,
    maxLength: max,
    pattern: FILLED_LINES,
    description: MEASURED,
  }));
}
