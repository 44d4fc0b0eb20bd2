import { bareIsbn, normaliseIsbn } from '@lectern/rules/isbn';
import type { Isbn } from '../bib.ts';
import { trimIsbd, trimMarks } from './punctuation.ts';

/** A list of ISBNs without duplicates; ISBN-10 and ISBN-13 of the same number are duplicates. */
export class IsbnList {
  readonly isbns: Isbn[] = [];
  readonly #seen = new Set<string>();

  /** Adds the ISBN of a subfield; the text may have a qualifier after the number ("9780670026623 (alk. paper)"). */
  add(text: string, more: { qualifier?: string; price?: string; wrong?: boolean } = {}): void {
    const { number, rest } = splitNumber(text);
    if (number === '') return;
    const value = normaliseIsbn(number);
    const valid = value !== undefined && more.wrong !== true;
    const stored = value ?? bareIsbn(number);
    if (this.#seen.has(stored)) return;
    this.#seen.add(stored);
    const qualifier = withoutBrackets(more.qualifier ?? rest);
    const price = more.price === undefined ? '' : trimIsbd(more.price);
    this.isbns.push({
      value: stored,
      valid,
      ...(qualifier !== '' && { qualifier }),
      ...(price !== '' && { price }),
    });
  }
}

function splitNumber(text: string): { number: string; rest: string } {
  const start = text.replace(/^(?:urn:)?isbn(?:-1[03])?[\s:]*/i, '').trim();
  let end = 0;
  while (end < start.length && isNumberPart(start.charCodeAt(end))) end++;
  return { number: start.slice(0, end).trim(), rest: start.slice(end).trim() };
}

function isNumberPart(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) ||
    code === 0x58 ||
    code === 0x78 ||
    code === 0x2d ||
    code === 0x20 ||
    (code >= 0x2010 && code <= 0x2015) ||
    (code >= 0xff10 && code <= 0xff19)
  );
}

function withoutBrackets(text: string): string {
  const bare = trimMarks(text);
  return /^[(（].*[)）]$/.test(bare) ? bare.slice(1, -1).trim() : bare;
}
