import {
  WISH_CODE_UNKNOWN,
  WISH_FREQUENCY_MISSING,
  WISH_ISBN_INVALID,
  WISH_ISBN_MISSING,
  WISH_ISSN_INVALID,
  WISH_LANGUAGE_MISSING,
  WISH_PRICE_INVALID,
  WISH_PRICE_MISSING,
  WISH_TITLE_MISSING,
} from '@lectern/contracts/buying/recommendations/errors';
import type { bookWishInput } from '@lectern/contracts/buying/recommendations/wish-input';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { normaliseIsbn } from '@lectern/rules/isbn';
import { normaliseIssn } from '@lectern/rules/issn';
import type * as z from 'zod';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { FREQUENCY_NAMES } from '../../collection/vocabulary/code-names/frequency-names.ts';
import { LANGUAGE_CODES } from '../../collection/vocabulary/code-names/language-names.ts';
import { NO_FACTS, type WishedWork } from './wish-facts.ts';

type BookWish = z.output<typeof bookWishInput>;

export type BookFault = Refusal<
  | 'WISH_TITLE_MISSING'
  | 'WISH_ISBN_MISSING'
  | 'WISH_ISBN_INVALID'
  | 'WISH_ISSN_INVALID'
  | 'WISH_LANGUAGE_MISSING'
  | 'WISH_PRICE_MISSING'
  | 'WISH_PRICE_INVALID'
  | 'WISH_FREQUENCY_MISSING'
  | 'WISH_CODE_UNKNOWN'
>;

/** A decimal number with at most three places. */
const PRICE = /^\d{1,9}([.,]\d{1,3})?$/;
const CURRENCY = /^[A-Z]{3}$/;

/** The title that a reader gave, of a periodical also under its own name. */
export function givenTitle({ title, journalName }: Pick<BookWish, 'title' | 'journalName'>): string {
  return title || journalName;
}

/** The number that a reader gave under either name. */
export function givenNumber({ standNo, isbn }: Pick<BookWish, 'standNo' | 'isbn'>): string {
  return standNo || isbn;
}

/**
 * The work that a reader wishes for, or what is missing or wrong (document 1, section 5). What was taken from a record needs no more than the
 * record has; the library's own form needs a title, and the rest is its own fields.
 */
export function wishedBook(input: BookWish, tenant: Tenant): WishedWork | BookFault {
  const { kind, resourceType, author, publisher, publishTime, language, pubFreq, source } = input;
  const title = givenTitle(input);
  if (title === '') return refuse(WISH_TITLE_MISSING);
  const standNo = writtenNumber(input, kind === 'free' && tenant.settings.wishes.required.includes('isbn'));
  if (typeof standNo !== 'string') return standNo;
  if (kind === 'free' && language === '' && tenant.settings.wishes.required.includes('language'))
    return refuse(WISH_LANGUAGE_MISSING);
  if (language !== '' && !LANGUAGE_CODES.some((one) => one === language))
    return refuse(WISH_CODE_UNKNOWN, { value: language });
  if (pubFreq !== '' && !Object.hasOwn(FREQUENCY_NAMES, pubFreq))
    return refuse(WISH_CODE_UNKNOWN, { value: pubFreq });
  if (kind === 'free' && resourceType === 'journal') {
    if (input.price === '') return refuse(WISH_PRICE_MISSING);
    if (pubFreq === '') return refuse(WISH_FREQUENCY_MISSING);
  }
  const price = input.price.replace(',', '.');
  // A record of elsewhere says the price in its own way.
  if (kind !== 'catalogue' && price !== '' && !PRICE.test(price)) return refuse(WISH_PRICE_INVALID);
  const currency = input.currency.toUpperCase();
  return {
    ...NO_FACTS,
    kind,
    title,
    author,
    publisher,
    publishTime,
    standNo,
    resourceType,
    language,
    price: kind === 'catalogue' && !PRICE.test(price) ? '' : price,
    currency: CURRENCY.test(currency) ? currency : tenant.settings.policy.currency,
    pubFreq,
    source: kind === 'catalogue' ? source : '',
  };
}

/** The number as it is stored; empty for none where none is needed. */
function writtenNumber(
  input: Pick<BookWish, 'resourceType' | 'standNo' | 'isbn' | 'kind'>,
  isNeeded: boolean,
): string | Refusal<'WISH_ISBN_MISSING' | 'WISH_ISBN_INVALID' | 'WISH_ISSN_INVALID'> {
  const given = givenNumber(input);
  const isJournal = input.resourceType === 'journal';
  if (given === '') {
    if (!isNeeded) return '';
    return isJournal ? refuse(WISH_ISSN_INVALID) : refuse(WISH_ISBN_MISSING);
  }
  const found = isJournal ? normaliseIssn(given) : normaliseIsbn(given);
  if (found !== undefined) return found;
  // A record of elsewhere may have a number that nobody could check.
  if (input.kind === 'catalogue') return '';
  return isJournal ? refuse(WISH_ISSN_INVALID) : refuse(WISH_ISBN_INVALID);
}
