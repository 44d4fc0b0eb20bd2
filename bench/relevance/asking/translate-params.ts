import type { RecordedParams } from '../cases/recorded-case.ts';
import type { Asked } from './reader.ts';

/** A recorded query in our words, or why it has none. */
export type Translated = { readonly asked: Asked; readonly rows: number } | { readonly reason: string };

type Field = NonNullable<Asked['searchField']>;

/** Search fields of the recorded systems. A name with a title ("author_title") is sought in the whole record. */
const FIELDS: Readonly<Record<string, Field>> = {
  everything: 'any',
  title: 'title',
  author: 'author',
  subject: 'subject',
  series: 'series',
  author_title: 'any',
  callnum: 'callNumber',
  call_number: 'callNumber',
  alma_mms: 'identifier',
  isbn: 'isbn',
  issn: 'issn',
};

const LANGUAGES: Readonly<Record<string, string>> = {
  Arabic: 'ara',
  Chinese: 'chi',
  English: 'eng',
  French: 'fre',
  German: 'ger',
  Hebrew: 'heb',
  Japanese: 'jpn',
  Korean: 'kor',
  Russian: 'rus',
  Spanish: 'spa',
};

const FORMATS: Readonly<Record<string, string>> = {
  Book: 'book',
  'Journal/Periodical': 'journal',
  Newspaper: 'newspaper',
};

/** Rows of a page where a query does not say. */
const DEFAULT_ROWS = 20;

/** A query of a Solr catalogue as a search of ours. */
export function translateParams(params: RecordedParams | null | undefined): Translated {
  if (params?.q === undefined) return { reason: 'no query was recorded' };
  const extra = params.extra ?? {};
  const field = fieldOf(params);
  if (field === undefined) return { reason: `no such search field here: ${params.field ?? params.qf}` };
  if (params.sort !== undefined || extra.sort !== undefined)
    return { reason: 'an explicit order of a foreign index' };
  const filters = translateFilters([params.fq, extra.fq].flat().filter((one) => typeof one === 'string'));
  if ('reason' in filters) return filters;
  const words = translateWords(params.q, field, params.field === undefined);
  if ('reason' in words) return words;
  return { asked: { ...filters, ...words }, rows: Number(params.rows ?? extra.rows ?? DEFAULT_ROWS) };
}

function fieldOf({ field, qf }: RecordedParams): Field | undefined {
  if (field !== undefined) return FIELDS[field];
  if (qf === undefined) return 'any';
  return FIELDS[nameOfWeights(qf)];
}

/** "${title_qf}", "$qf_title" and "call_number_t" name fields by their weights. */
function nameOfWeights(weights: string): string {
  return weights.replace(/[${}]/g, '').replace(/^qf_|_qf$|_t$/g, '');
}

function translateFilters(
  filters: readonly string[],
): Pick<Asked, 'langCode' | 'docCode'> | { reason: string } {
  const asked: { langCode?: string[]; docCode?: string[] } = {};
  for (const filter of filters) {
    const [, name = '', quoted, bare] = /^(\w+):(?:"([^"]*)"|(\S+))$/.exec(filter) ?? [];
    const value = quoted ?? bare ?? '';
    if (name === 'collection') continue;
    if (name === 'language' && LANGUAGES[value] !== undefined) asked.langCode = [LANGUAGES[value]];
    else if (name === 'format_main_ssim' && FORMATS[value] !== undefined) asked.docCode = [FORMATS[value]];
    else return { reason: 'a filter of a foreign configuration' };
  }
  return asked;
}

/** The words; several queries in one ("_query_:" with local parameters) become rows of an advanced search. */
function translateWords(q: string, field: Field, mayName: boolean): Asked | { reason: string } {
  if (q.includes('_query_:')) return translateRows(q);
  if (q === '*:*') return { reason: 'a query for everything' };
  const [, name = '', words = ''] = (mayName ? /^(\w+):(\S.*)$/.exec(q) : undefined) ?? [];
  const named = FIELDS[name];
  return named === undefined ? { keyWord: q, searchField: field } : { keyWord: words, searchField: named };
}

function translateRows(q: string): Asked | { reason: string } {
  const rows: NonNullable<Asked['searchItems']> & object[] = [];
  let operator: 'AND' | 'OR' | 'NOT' = 'AND';
  let rest = q.trim();
  while (rest !== '') {
    const [whole, given] = /^(AND|OR|NOT)\s+/.exec(rest) ?? [];
    if (whole !== undefined) {
      operator = given as typeof operator;
      rest = rest.slice(whole.length);
      continue;
    }
    const [row, parser, options = '', text = ''] =
      /^_query_:"\{!(\w+)([^}]*)\}((?:[^"\\]|\\.)*)"\s*/.exec(rest) ?? [];
    if (row === undefined || !/dismax$/.test(parser ?? ''))
      return { reason: 'a query language that we do not have' };
    const weights = /\bqf=(\S+)/.exec(options)?.[1];
    const field = weights === undefined ? 'any' : FIELDS[nameOfWeights(weights)];
    if (field === undefined) return { reason: `no such search field here: ${weights}` };
    const value = text.replace(/\\(.)/g, '$1');
    rows.push({ field, value, operator, matchMode: /\bmm=1\b/.test(options) ? 3 : 2 });
    rest = rest.slice(row.length);
  }
  return { searchItems: rows };
}
