import type { MarcItem } from '@lectern/contracts/discovery/search/search-marc';
import { isControlField, type MarcRecord } from '@lectern/marc/marc-record';
import { valueKey } from '@lectern/search/analysis/value-key';
import { highlighter } from '@lectern/search/query/highlight';
import type { MatchMode, Query } from '@lectern/search/search-engine';
import { searchWords } from './search-words.ts';

/**
 * Whether a record's fields fulfil the rows, from the first down; rows without a value are ignored. The rows are read once for all records.
 */
export function marcConditions(rows: readonly MarcItem[]): (record: MarcRecord) => boolean {
  const conditions = rows
    .filter(({ value }) => value !== '')
    .map((row) => ({ row, isHeld: conditionOf(row) }));
  return (record) => {
    let held: boolean | undefined;
    for (const { row, isHeld } of conditions) {
      const holds = textsOf(record, row).some(isHeld);
      if (row.operator === 'OR') held = held === undefined ? holds : held || holds;
      else held = (held ?? true) && (row.operator === 'NOT' ? !holds : holds);
    }
    return held ?? true;
  };
}

/** A query that finds every record that may fulfil the rows; undefined where they only say what must not be. */
export function candidateQuery(rows: readonly MarcItem[]): Query | undefined {
  let above: Query | undefined;
  for (const { value, matchMode, operator } of rows) {
    if (value === '' || operator === 'NOT') continue;
    const words: Query = { kind: 'text', field: 'any', text: value, match: candidateMatch(matchMode) };
    above = above ? { kind: operator === 'OR' ? 'or' : 'and', of: [above, words] } : words;
  }
  return above;
}

function candidateMatch(matchMode: number): MatchMode {
  return matchMode === 4 ? 'prefix' : matchMode === 3 ? 'any' : 'all';
}

/** The texts of a row: those of all fields with its tag, or of their subfields with its code. */
function textsOf(record: MarcRecord, { tag, subfield }: MarcItem): string[] {
  return record.fields.flatMap((field) => {
    if (field.tag !== tag || isControlField(field)) return [];
    if (subfield === '') return [field.subfields.map(({ value }) => value).join(' ')];
    return field.subfields.filter(({ code }) => code === subfield).map(({ value }) => value);
  });
}

/** Numbers are written with and without hyphens. */
const NUMBER_TAG = /^0[12]\d$/;

/** Whether one text fulfils a row. */
function conditionOf({ tag, value, matchMode }: MarcItem): (text: string) => boolean {
  const plain = NUMBER_TAG.test(tag) ? plainNumber : (text: string) => text;
  const sought = plain(value);
  if (matchMode === 1) {
    const whole = valueKey(sought);
    return (text) => valueKey(plain(text)) === whole;
  }
  const words = searchWords(sought).map((word, at, { length }) =>
    wordQuery(word, matchMode === 4 && at === length - 1 ? 'prefix' : 'phrase'),
  );
  const queries: readonly Query[] = matchMode === 3 ? [{ kind: 'or', of: words }] : words;
  const marks = queries.map((query) => highlighter(query, { limit: 1 }));
  return (text) => marks.every((mark) => mark(plain(text)).length > 0);
}

function plainNumber(text: string): string {
  return text.replace(/(?<=[\dXx])[-\s](?=[\dXx])/g, '');
}

function wordQuery(text: string, match: MatchMode): Query {
  return { kind: 'text', field: 'any', text, match };
}
