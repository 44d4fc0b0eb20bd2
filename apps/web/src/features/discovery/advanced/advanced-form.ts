import type { OPERATORS, SearchItem, SearchState } from '@lectern/contracts/discovery/search/search-state';
import { asksNothing } from '@lectern/rules/asks-nothing';
import type { SearchLink } from '../../../lib/search-address.ts';

export type Operator = (typeof OPERATORS)[number];

/** One row of the form. `key` identifies it while rows are added and removed. */
export interface Condition extends SearchItem {
  readonly key: number;
}

/** What the form holds: text as typed. */
export interface AdvancedForm {
  readonly rows: readonly Condition[];
  readonly docCode: readonly string[];
  readonly langCode: string;
  readonly libCode: string;
  readonly locationId: string;
  readonly publishBegin: string;
  readonly publishEnd: string;
  readonly onlyOnShelf: boolean;
}

const BLANK: SearchItem = { field: 'any', value: '', matchMode: 2, operator: 'AND' };
const FIRST_ROWS: readonly SearchItem[] = [
  { ...BLANK, field: 'title' },
  { ...BLANK, field: 'author' },
  { ...BLANK, field: 'subject' },
];

let lastKey = 0;

export function newCondition(item: SearchItem = BLANK): Condition {
  lastKey += 1;
  return { ...item, key: lastKey };
}

export function emptyForm(): AdvancedForm {
  return {
    rows: FIRST_ROWS.map(newCondition),
    docCode: [],
    langCode: '',
    libCode: '',
    locationId: '',
    publishBegin: '',
    publishEnd: '',
    onlyOnShelf: false,
  };
}

/** The form for a search. Its plain words become the last row: they must match together with all rows above. */
export function formOf(state: SearchState): AdvancedForm {
  const words: SearchItem[] =
    state.keyWord === ''
      ? []
      : [{ field: state.searchField, value: state.keyWord, matchMode: state.matchMode, operator: 'AND' }];
  const rows = [...state.searchItems, ...words];
  return {
    ...emptyForm(),
    ...(rows.length > 0 && { rows: rows.map(newCondition) }),
    docCode: state.docCode,
    langCode: state.langCode[0] ?? '',
    libCode: state.libCode[0] ?? '',
    locationId: state.locationId[0] ?? '',
    publishBegin: state.publishBegin === undefined ? '' : String(state.publishBegin),
    publishEnd: state.publishEnd === undefined ? '' : String(state.publishEnd),
    onlyOnShelf: state.onlyOnShelf,
  };
}

/** The rows that hold words: signs alone are none. The operator of the first has no effect and becomes AND. */
export function filledRows(rows: readonly SearchItem[]): SearchItem[] {
  return rows
    .filter(({ value }) => !asksNothing(value))
    .map(({ field, value, matchMode, operator }, index) => ({
      field,
      value: value.trim(),
      matchMode,
      operator: index === 0 ? 'AND' : operator,
    }));
}

/** The search of a form; undefined if the form is empty. A single row becomes a plain search, so that the search field shows its words. */
export function searchOf(form: AdvancedForm): SearchLink | undefined {
  const [only, ...more] = filledRows(form.rows);
  const words: SearchLink =
    only === undefined
      ? {}
      : more.length > 0
        ? { searchItems: [only, ...more] }
        : {
            keyWord: only.value,
            ...(only.field !== 'any' && { searchField: only.field }),
            ...(only.matchMode !== 2 && { matchMode: only.matchMode }),
          };
  const link: SearchLink = {
    ...words,
    ...(form.docCode.length > 0 && { docCode: [...form.docCode] }),
    ...(form.langCode && { langCode: [form.langCode] }),
    ...(form.libCode && { libCode: [form.libCode] }),
    ...(form.locationId && { locationId: [form.locationId] }),
    ...(form.publishBegin.trim() && { publishBegin: yearOf(form.publishBegin) }),
    ...(form.publishEnd.trim() && { publishEnd: yearOf(form.publishEnd) }),
    ...(form.onlyOnShelf && { onlyOnShelf: true }),
  };
  return Object.keys(link).length > 0 ? link : undefined;
}

/** The year in a text: up to four digits, with a minus for BC. Undefined for anything else. */
export function yearOf(text: string): number | undefined {
  return /^-?\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

export type FormFault = 'nothing' | 'year' | 'yearOrder';

/** Why the form cannot be searched; undefined if it can. */
export function faultOf(form: AdvancedForm): FormFault | undefined {
  const [from, to] = [form.publishBegin, form.publishEnd].map((text) =>
    text.trim() === '' ? null : yearOf(text),
  );
  if (from === undefined || to === undefined) return 'year';
  if (typeof from === 'number' && typeof to === 'number' && from > to) return 'yearOrder';
  return searchOf(form) === undefined ? 'nothing' : undefined;
}
