import {
  type PriceLineFault,
  VENDOR_ITEM_KINDS,
  type VendorItemKind,
} from '@lectern/contracts/buying/vendors/vendor';
import { normaliseIsbn } from '@lectern/rules/isbn';
import { minorUnitsOf } from './minor-units-of.ts';

/** What a price list says of one title, as text. Empty where it says nothing. */
export interface RawLine {
  /** Of a table; of ONIX the number of the product. From 1. */
  readonly line: number;
  readonly number: string;
  readonly isbn: string;
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly year: string;
  readonly language: string;
  readonly classNo: string;
  readonly kind: string;
  readonly volumes: string;
  readonly summary: string;
  readonly price: string;
  readonly currency: string;
  readonly stock: string;
}

/** A title of a price list, read. Money in minor units. */
export interface PriceLine {
  readonly number: string;
  readonly isbn: string;
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly year: number;
  readonly language: string;
  readonly class_no: string;
  readonly kind: VendorItemKind;
  readonly volumes: number;
  readonly summary: string;
  readonly price: number;
  readonly currency: string;
  /** -1 if the list does not say. */
  readonly stock: number;
}

/** The most of a price or stock that is believed: it fits 32 bits, minor units too. */
const MOST = 2_000_000_000;

/** Reads one line; a fault where it cannot be sold by it. A line without a number of the vendor is known by its ISBN. */
export function readPriceLine(raw: RawLine, currency: string): PriceLine | PriceLineFault {
  const isbn = normaliseIsbn(raw.isbn) ?? '';
  const number = clean(raw.number, 64) || isbn;
  if (number === '') return 'number';
  const title = clean(raw.title, 300);
  if (title === '') return 'title';
  const own = clean(raw.currency, 3).toUpperCase() || currency;
  if (own !== currency) return 'currency';
  const price = minorUnitsOf(raw.price, own);
  if (price === undefined || price <= 0 || price > MOST) return 'price';
  return {
    number,
    isbn,
    title,
    author: clean(raw.author, 200),
    publisher: clean(raw.publisher, 200),
    year: yearOf(raw.year),
    language: languageOf(raw.language),
    class_no: classOf(raw.classNo),
    kind: kindOf(raw.kind),
    volumes: Math.min(wholeOf(raw.volumes) ?? 1, 10_000) || 1,
    summary: clean(raw.summary, 2000),
    price,
    currency: own,
    stock: Math.min(wholeOf(raw.stock) ?? -1, MOST),
  };
}

/** Signs that are in no title: control characters, and what hides or turns text. */
const SIGNS = /[\p{Cc}\p{Cf}]/gu;

function clean(text: string, max: number): string {
  const plain = text.toWellFormed().replace(SIGNS, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(plain.slice(0, 2 * max))
    .slice(0, max)
    .join('')
    .trim();
}

function yearOf(text: string): number {
  const [digits] = /[12]\d{3}/.exec(text.slice(0, 40)) ?? [];
  return digits === undefined ? 0 : Number(digits);
}

function languageOf(text: string): string {
  const code = text.trim().toLowerCase();
  return /^[a-z]{3}$/.test(code) ? (SAME_LANGUAGE[code] ?? code) : '';
}

/** Codes for terms (ISO 639-2/T) beside those for libraries (639-2/B), which we keep. */
const SAME_LANGUAGE: Readonly<Record<string, string>> = { zho: 'chi', fra: 'fre', deu: 'ger', nld: 'dut' };

function classOf(text: string): string {
  const [first = ''] = text.trim().split(/[\s;,]/, 1);
  return /^[A-Za-z0-9][A-Za-z0-9.:/()=+\-"]{0,31}$/.test(first) ? first : '';
}

function kindOf(text: string): VendorItemKind {
  const given = text.trim().toLowerCase();
  return KIND_WORDS[given] ?? VENDOR_ITEM_KINDS.find((one) => one === given) ?? 'book';
}

const KIND_WORDS: Readonly<Record<string, VendorItemKind>> = {
  图书: 'book',
  教材: 'textbook',
  教辅: 'exam',
  考试: 'exam',
  套书: 'set',
  电子书: 'ebook',
  其他: 'other',
};

function wholeOf(text: string): number | undefined {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined;
}
