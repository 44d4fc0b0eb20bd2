import type { OPERATORS, SearchItem, SearchState } from '@lectern/contracts/search/search-state';
import type { SearchLink } from '../../lib/search-address.ts';

export type Operator = (typeof OPERATORS)[number];

/** One row of the form; `key` tells rows apart while they come and go. */
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

/** The form that makes a search again. Its plain words come last: they must hold beside all rows, which are read from the first down. */
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

/** Rows that say something; the first joins nothing. */
export function filledRows(rows: readonly SearchItem[]): SearchItem[] {
  return rows
    .filter(({ value }) => value.trim() !== '')
    .map(({ field, value, matchMode, operator }, index) => ({
      field,
      value: value.trim(),
      matchMode,
      operator: index === 0 ? 'AND' : operator,
    }));
}

/** What a form asks; undefined where it asks nothing. One row alone is a plain search, whose words the search field then shows. */
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

/** A year as typed: up to four digits, before our era with a minus; undefined for nothing and for what is no year. */
export function yearOf(text: string): number | undefined {
  return /^-?\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

export type FormFault = 'nothing' | 'year' | 'yearOrder';

/** What keeps a form from being a search. */
export function faultOf(form: AdvancedForm): FormFault | undefined {
  const [from, to] = [form.publishBegin, form.publishEnd].map((text) =>
    text.trim() === '' ? null : yearOf(text),
  );
  if (from === undefined || to === undefined) return 'year';
  if (typeof from === 'number' && typeof to === 'number' && from > to) return 'yearOrder';
  return searchOf(form) === undefined ? 'nothing' : undefined;
}
