import { isArticle } from '../analysis/common-words.ts';
import { fold } from '../analysis/fold.ts';
import { valueKey } from '../analysis/value-key.ts';
import type { SearchDocument } from '../search-document.ts';
import { titleForms, titleProper } from '../widen/title-forms.ts';
import { type WholeValueKey, wholeValueKey } from './whole-value-key.ts';

/** The keys of a title as a whole, beside the key of the value itself. */
export interface TitleKeys {
  /** The folded title. */
  readonly whole: WholeValueKey;
  /** The folded title as what stands before a subtitle. */
  readonly proper: WholeValueKey;
  /** The title in its own script, where that is not the folded one: 紅樓夢 apart from 红楼梦. */
  readonly written: WholeValueKey;
  /** The folded title as a record's main title, whole or before its subtitle. */
  readonly main: WholeValueKey;
  /** The folded title without its article, where the record's main title is the same behind an article. */
  readonly filed: WholeValueKey;
  /** The same as the main title of a journal or newspaper. */
  readonly serial: WholeValueKey;
  /** Where an article was typed: the whole title without one. */
  readonly bare: (Pick<TitleKeys, 'whole' | 'main'> & { readonly key: string }) | undefined;
  /** Where authors count too: the key of the query as a person's name (see person-keys.ts). */
  readonly person?: WholeValueKey | undefined;
}

/** Signs that no folded text holds keep the keys apart from those of whole values. */
export const PROPER = '\u0001';
const WRITTEN = '\u0002';
const MAIN = '\u0003';
const FILED = '\u0004';
const SERIAL = '\u0005';

/** The keys that a query in these languages has if it is a title; undefined where it holds nothing. */
export function titleKeysOfQuery(text: string, languages: readonly string[] = []): TitleKeys | undefined {
  const key = valueKey(text);
  if (key === '') return undefined;
  const filed = withoutArticle(key, languages);
  return {
    whole: wholeValueKey(key),
    proper: wholeValueKey(PROPER + key),
    main: wholeValueKey(MAIN + key),
    written: wholeValueKey(WRITTEN + writtenKey(text)),
    filed: wholeValueKey(FILED + filed),
    serial: wholeValueKey(SERIAL + filed),
    bare:
      filed === key
        ? undefined
        : { key: filed, whole: wholeValueKey(filed), main: wholeValueKey(MAIN + filed) },
  };
}

/** A key without the article in front, where something is left. */
export function withoutArticle(key: string, languages: readonly string[]): string {
  const space = key.indexOf(' ');
  return space > 0 && isArticle(key.slice(0, space), languages) ? key.slice(space + 1) : key;
}

/** Further keys of a record's title: of what stands before its subtitle, and of its own script. */
export function furtherTitleKeys(title: string): WholeValueKey[] {
  const proper = titleProper(title);
  const keys = writtenTitleKeys(title, proper);
  if (proper !== undefined) keys.push(properKey(proper));
  return keys;
}

/** Keys of a record's main title as such, whole and before its subtitle. */
export function mainTitleKeys(title: string): WholeValueKey[] {
  const keys = titleForms(title).map(valueKey);
  return keys.filter((key) => key !== '').map((key) => wholeValueKey(MAIN + key));
}

/** Keys of a main title behind its article, whole and before its subtitle; none where it begins with none. */
export function filedTitleKeys(title: string, languages: readonly string[] | undefined): WholeValueKey[] {
  if (languages === undefined || filingTitle(title, languages) === title) return [];
  return titleForms(title).flatMap((form) => {
    const key = valueKey(form);
    const filed = withoutArticle(key, languages);
    return filed === key ? [] : [wholeValueKey(FILED + filed)];
  });
}

/** A title without its first word where that is an article of one of these languages: its filing form where the record gives none. */
export function filingTitle(title: string, languages: readonly string[]): string {
  const [beginning = '', first = ''] = FIRST_WORD.exec(title) ?? [];
  return isArticle(fold(first), languages) ? title.slice(beginning.length) : title;
}

/** No article is longer. */
const FIRST_WORD = /^[^\p{L}\p{N}]*(\p{L}{1,5})\s+(?=\S)/u;

/** Keys of the main title of a journal or newspaper, its article aside, whole and before its subtitle; none of other documents. */
export function serialTitleKeys({ facets, text, languages = [] }: SearchDocument): WholeValueKey[] {
  const title = text.title?.[0];
  if (title === undefined || facets.docType?.some((type) => SERIALS.has(type)) !== true) return [];
  return titleForms(title).map((form) => wholeValueKey(SERIAL + withoutArticle(valueKey(form), languages)));
}

const SERIALS: ReadonlySet<string> = new Set(['journal', 'newspaper']);

/** The key of what stands before a subtitle. */
export function properKey(proper: string): WholeValueKey {
  return wholeValueKey(PROPER + valueKey(proper));
}

/** The keys of a title and of its title proper in their own script. */
export function writtenTitleKeys(title: string, proper: string | undefined): WholeValueKey[] {
  if (!HAN.test(title)) return [];
  const keys = [wholeValueKey(WRITTEN + writtenKey(title))];
  if (proper !== undefined && HAN.test(proper)) keys.push(wholeValueKey(WRITTEN + writtenKey(proper)));
  return keys;
}

const HAN = /\p{sc=Han}/u;
const NOT_HAN = /\P{sc=Han}+/gu;

/** The Han characters of a text as they are written. */
function writtenKey(text: string): string {
  return text.normalize('NFKC').replace(NOT_HAN, '');
}
