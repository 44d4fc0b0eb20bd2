import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { QUOTED_PARTS } from '@lectern/contracts/reference/ai/answer-lines';
import type { TextPiece } from '../../answer-part.ts';

type Quote = Extract<TextPiece, { quote: unknown }>;

const SHORTEST = 4;
const AROUND =
  /^[\s"'“”‘’「」『』《》«»\u202f]+|(?<![\s"'“”‘’「」『』《》«»\u202f])[\s"'“”‘’「」『』《》«»\u202f]+$/gu;

/** Where the words are in the abstract, contents or notes of a record, letter by letter; undefined where they are not. */
export function findQuote(record: BibDetail, words: string): Quote | undefined {
  const wanted = words.replace(AROUND, '');
  if (wanted.length < SHORTEST) return undefined;
  const texts = { abstract: record.abstracts, contents: record.contents, note: record.notes };
  for (const part of QUOTED_PARTS)
    for (const [index, text] of texts[part].entries()) {
      const from = text.indexOf(wanted);
      if (from >= 0 && isWhole(text, from, from + wanted.length))
        return { quote: { record: record.recordId, part, index, from, to: from + wanted.length } };
    }
  return undefined;
}

/** Whether a range begins and ends between words: half a word, or half an address, may say something else. */
function isWhole(text: string, from: number, to: number): boolean {
  const isInside = (at: number) =>
    /[\p{Script=Latin}\p{Nd}]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1)) ||
    /[\p{L}\p{N}][.@:/_-]+[\p{L}\p{N}]/u.test(text.slice(Math.max(0, at - 2), at + 2));
  return !isInside(from) && !isInside(to);
}
