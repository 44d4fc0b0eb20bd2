import { valueKey } from '../analysis/value-key.ts';
import { titleForms, titleProper } from '../widen/title-forms.ts';
import { type WholeValueKey, wholeValueKey } from './whole-value-key.ts';

/** Under which keys a title is known as a whole, beside the key of the value itself. */
export interface TitleKeys {
  /** The folded title. */
  readonly whole: WholeValueKey;
  /** The folded title as what stands before a subtitle. */
  readonly proper: WholeValueKey;
  /** The title in its own script, where that is not the folded one: 紅樓夢 apart from 红楼梦. */
  readonly written: WholeValueKey;
  /** The folded title as a record's main title, whole or before its subtitle. */
  readonly main: WholeValueKey;
}

/** Signs that no folded text holds keep the keys apart from those of whole values. */
export const PROPER = '\u0001';
const WRITTEN = '\u0002';
const MAIN = '\u0003';

/** The keys that a query which may be a title asks for; undefined where it holds nothing. */
export function titleKeysOfQuery(text: string): TitleKeys | undefined {
  const key = valueKey(text);
  if (key === '') return undefined;
  return {
    whole: wholeValueKey(key),
    proper: wholeValueKey(PROPER + key),
    written: wholeValueKey(WRITTEN + writtenKey(text)),
    main: wholeValueKey(MAIN + key),
  };
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
