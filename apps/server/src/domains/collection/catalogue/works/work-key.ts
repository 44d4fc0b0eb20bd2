import { hash } from 'node:crypto';
import type { Bib, DocType } from '@lectern/marc/bib';
import { fold } from '@lectern/search/analysis/fold';
import { valueKey } from '@lectern/search/analysis/value-key';
import { authorOfWork } from './author-of-work.ts';
import { titleOfWork, type WorkTitle } from './title-of-work.ts';
import { markingWords, numbersIn } from './work-words.ts';

/** Texts, on paper and as files. Serials, music, films and maps have titles that many works share. */
const TEXTS: readonly DocType[] = ['book', 'ebook', 'thesis', 'manuscript'];

/** 22 signs are 132 bits: two works never have the same by chance. */
const SIGNS = 22;

/**
 * The key that all editions, translations and formats of a work have in common, and no other work has. Empty for a record that does not
 * say enough to be sure: it stands for itself.
 */
export function workKeyOf(bib: Bib): string {
  const text = workTextOf(bib);
  return text === undefined ? '' : hash('sha256', text, 'base64url').slice(0, SIGNS);
}

/** What a work key is made of, for people who check it; undefined for a record without one. */
export function workTextOf(bib: Bib): string | undefined {
  if (!TEXTS.includes(bib.docType)) return undefined;
  const title = titleOfWork(bib);
  const author = authorOfWork(bib);
  if (title === undefined || author === undefined) return undefined;
  // What an editor calls alike are often the volumes of each year: only the subtitle tells them apart.
  const subtitle = author.isEditor ? title.subtitle : '';
  return [title.key, subtitle, author.key, ...marksOf(bib, title)].join(' | ');
}

/** The numbers and words that tell volumes and companions with one title apart. In order, each once. */
function marksOf({ series }: Bib, { key, rest, added }: WorkTitle): string[] {
  // A set is sometimes a series of its own: its volumes have the title of the set, and their number is that in the series.
  const ofKey = new Set(numbersIn(key));
  const ofSet = series.flatMap((one) => (valueKey(one.title) === key ? (one.number ?? []) : []));
  const numbers = numbersIn(fold([rest, ...ofSet].join(' '))).filter((number) => !ofKey.has(number));
  return [...new Set([...numbers, ...markingWords(fold(`${rest} ${added}`))])].sort();
}
