import type { MarcItem } from '@lectern/contracts/search/search-marc';
import { isControlField, type MarcRecord } from '@lectern/marc/marc-record';
import { valueKey } from '@lectern/search/analysis/value-key';
import { highlight } from '@lectern/search/query/highlight';
import type { MatchMode, Query } from '@lectern/search/search-engine';
import { searchWords } from './search-words.ts';

/** Whether a record's fields fulfil the rows, from the first down; rows without a value say nothing. */
export function fulfils(record: MarcRecord, rows: readonly MarcItem[]): boolean {
  let held: boolean | undefined;
  for (const row of rows) {
    if (row.value === '') continue;
    const holds = textsOf(record, row).some((text) => matches(text, row));
    if (row.operator === 'OR') held = held === undefined ? holds : held || holds;
    else held = (held ?? true) && (row.operator === 'NOT' ? !holds : holds);
  }
  return held ?? true;
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

/** The texts that a row looks at: of each such field, or of each such subfield. */
function textsOf(record: MarcRecord, { tag, subfield }: MarcItem): string[] {
  return record.fields.flatMap((field) => {
    if (field.tag !== tag || isControlField(field)) return [];
    if (subfield === '') return [field.subfields.map(({ value }) => value).join(' ')];
    return field.subfields.filter(({ code }) => code === subfield).map(({ value }) => value);
  });
}

/** Numbers are written with and without hyphens. */
const NUMBER_TAG = /^0[12]\d$/;

function matches(given: string, { tag, value, matchMode }: MarcItem): boolean {
  const [text, sought] = NUMBER_TAG.test(tag) ? [plainNumber(given), plainNumber(value)] : [given, value];
  if (matchMode === 1) return valueKey(text) === valueKey(sought);
  const words = searchWords(sought);
  if (matchMode === 3) return words.some((word) => holdsWord(text, word, 'phrase'));
  return words.every((word, at) =>
    holdsWord(text, word, matchMode === 4 && at === words.length - 1 ? 'prefix' : 'phrase'),
  );
}

function plainNumber(text: string): string {
  return text.replace(/(?<=[\dXx])[-\s](?=[\dXx])/g, '');
}

function holdsWord(text: string, word: string, match: MatchMode): boolean {
  return highlight(text, { kind: 'text', field: 'any', text: word, match }, { limit: 1 }).length > 0;
}
