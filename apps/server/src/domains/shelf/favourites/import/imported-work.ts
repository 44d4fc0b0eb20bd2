import type { ReadingState } from '@lectern/contracts/shelf/favourites/favourite';
import { normaliseIsbn } from '@lectern/rules/isbn';

/** A work as the file of another program names it. Texts are one line and not longer than favourites take. */
export interface ImportedWork {
  /** Empty where the file has only an ISBN. */
  readonly title: string;
  readonly author: string;
  /** Thirteen digits; empty without a valid one. */
  readonly isbn: string;
  readonly note: string;
  readonly tags: readonly string[];
  readonly state: ReadingState;
}

const LONGEST = { title: 300, author: 200, note: 500, tag: 30 };
const MOST_TAGS = 10;

/** A work from texts of any length and kind; `isbn` may hold several numbers or none. */
export function importedWork(given: {
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly isbn?: string | undefined;
  readonly note?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly state?: ReadingState | undefined;
}): ImportedWork {
  const tags = (given.tags ?? []).map((tag) => line(tag, LONGEST.tag)).filter(Boolean);
  return {
    title: line(given.title, LONGEST.title),
    author: line(given.author, LONGEST.author),
    isbn: firstIsbn(given.isbn ?? ''),
    note: line(given.note, LONGEST.note),
    tags: [...new Set(tags)].slice(0, MOST_TAGS),
    state: given.state ?? '',
  };
}

function line(text: string | undefined, longest: number): string {
  const plain = (text ?? '')
    .replace(/[\p{Cc}\p{White_Space}]+/gu, ' ')
    .normalize('NFC')
    .trim();
  return plain.slice(0, longest).toWellFormed();
}

function firstIsbn(text: string): string {
  for (const part of text.split(/[,;/]|\s{2,}/)) {
    // Spreadsheets of Goodreads write ="9780142437247".
    const isbn = normaliseIsbn(part.replace(/[="']/g, '').trim());
    if (isbn) return isbn;
  }
  return '';
}
