import { headingBeginnings, headingKey } from '../analysis/heading-key.ts';
import {
  type KeywordQuery,
  keywordForms,
  keywordQuery,
  keywordsMeant,
  misplacedNumbers,
} from '../analysis/keyword.ts';
import { nameKey, nameOrders } from '../analysis/name-key.ts';
import { prefixQuery } from '../analysis/prefix-query.ts';
import { phraseTerms, queryUnits, requiredUnits } from '../analysis/query-units.ts';
import { sortKey } from '../analysis/sort-key.ts';
import { languagesOfField } from '../analysis/stemmed-fields.ts';
import { tokenize } from '../analysis/tokenize.ts';
import type { QueryUnit, UnitForm } from '../analysis/unit-forms.ts';
import { valueKey } from '../analysis/value-key.ts';
import { fieldsOfWord, mixedFieldsOf } from '../ranking/mixed-fields.ts';
import { findsPerson } from '../ranking/person-keys.ts';
import {
  isKeywordField,
  type KeywordField,
  type SearchDocument,
  type SearchField,
  TEXT_FIELDS,
  type TextField,
} from '../search-document.ts';
import type { FacetResult, Filter, Query, SearchRequest, SearchResult, SortKey } from '../search-engine.ts';

/**
 * What a search must answer, said as plainly as can be: every document is looked at, nothing is prepared. Engines are
 * compared with it: equal sets, equal facet counts, equal order under explicit sorts. It knows no relevance: under that
 * sort the order is by id and every score is 0.
 */
export function naiveSearch(documents: readonly SearchDocument[], request: SearchRequest): SearchResult {
  const byQuery = documents.filter((document) => matches(document, request.query, request.languages));
  const filters = request.filters ?? [];
  const found = byQuery.filter((document) => filters.every((filter) => passes(document, filter)));
  const sorted = [...found].sort((a, b) => compare(a, b, request.sort));
  return {
    total: found.length,
    hits: sorted.slice(request.offset, request.offset + request.limit).map(({ id }) => ({ id, score: 0 })),
    facets: (request.facets ?? []).map((facet) => {
      const others = filters.filter(({ field }) => field !== facet.field);
      const counted = byQuery.filter((document) => others.every((filter) => passes(document, filter)));
      return countFacet(counted, facet);
    }),
    partial: false,
    reading: { kind: 'literal' },
  };
}

/** Whether a document is an answer to a query of a tenant with these languages. */
export function matches(document: SearchDocument, query: Query, languages?: readonly string[]): boolean {
  switch (query.kind) {
    case 'everything':
      return true;
    case 'and':
      return query.of.every((part) => matches(document, part, languages));
    case 'or':
      return query.of.some((part) => matches(document, part, languages));
    case 'not':
      return !matches(document, query.of, languages);
    case 'text':
      return matchesText(document, query, languages);
  }
}

function matchesText(
  document: SearchDocument,
  query: Query & { kind: 'text' },
  languages: readonly string[] | undefined,
): boolean {
  const { field, text, match } = query;
  if (isKeywordField(field))
    return (
      keywordQuery(field, text, match).some((asked) => hasKeyword(document, field, asked)) ||
      misplacedNumbers(field, text).some((asked) => hasKeyword(document, asked.field, asked.query))
    );
  if (keywordsMeant(field, text).some((asked) => hasKeyword(document, asked.field, asked.query))) return true;
  if (findsPerson(field, match, text) && isByPerson(document, text)) return true;
  const values = valuesOf(document, field);
  const options = { languages, field };
  if (match === 'exact' || queryUnits(text).length === 0) {
    const key = valueKey(text);
    const keys = match === 'exact' && field === 'author' ? nameOrders(key) : [key];
    return key !== '' && values.some(({ value }) => keys.includes(valueKey(value)));
  }
  const tokens = tokensOfAll(document, values);
  switch (match) {
    case 'phrase':
      return hasPhrase(tokens, text);
    case 'all':
      return (
        hasAll({ document, tokens }, queryUnits(text, options)) ||
        hasMixed(document, query, requiredUnits(queryUnits(text, options)))
      );
    case 'any':
      return queryUnits(text, options).some((unit) => hasUnit({ document, tokens }, unit));
    case 'prefix': {
      const { units, prefix } = prefixQuery(text, options);
      const begins = tokens.some((value) => value.some(({ term }) => term.startsWith(prefix)));
      return prefix === ''
        ? hasAll({ document, tokens }, units)
        : begins && requiredUnits(units).every((unit) => hasUnit({ document, tokens }, unit));
    }
  }
}

interface Token {
  readonly term: string;
  readonly position: number;
}

function tokensOf(value: string, languages: readonly string[] | undefined): Token[] {
  const tokens: Token[] = [];
  tokenize(value, (term, position) => tokens.push({ term, position }), languages);
  return tokens;
}

function tokensOfAll(
  { languages }: SearchDocument,
  values: readonly { name: TextField; value: string }[],
): Token[][] {
  return values.map(({ name, value }) => tokensOf(value, languagesOfField(name, languages)));
}

/** Whether the document has the words, some of them in another field than the searched one. */
function hasMixed(
  document: SearchDocument,
  query: Query & { kind: 'text' },
  required: readonly QueryUnit[],
): boolean {
  const fields = mixedFieldsOf(query, required);
  if (fields === undefined) return false;
  const holding = (names: readonly TextField[]) => {
    const values = names.flatMap((name) => valuesOf(document, name));
    return { document, tokens: tokensOfAll(document, values) };
  };
  const anchored = holding(fields.anchors);
  return (
    required.some((unit) => hasUnit(anchored, unit)) &&
    required.every((unit) => hasUnit(holding(fieldsOfWord(fields, unit)), unit))
  );
}

function isByPerson({ persons = [] }: SearchDocument, text: string): boolean {
  const key = nameKey(text);
  return key !== undefined && persons.some((name) => nameKey(name) === key);
}

function valuesOf(document: SearchDocument, field: SearchField): { name: TextField; value: string }[] {
  return TEXT_FIELDS.filter((name) => field === 'any' || field === name).flatMap((name) =>
    (document.text[name] ?? []).map((value) => ({ name, value })),
  );
}

interface Analysed {
  readonly document: SearchDocument;
  /** The tokens of each value of the fields that are searched. */
  readonly tokens: readonly Token[][];
}

function hasAll(analysed: Analysed, units: readonly QueryUnit[]): boolean {
  return units.length > 0 && requiredUnits(units).every((unit) => hasUnit(analysed, unit));
}

function hasUnit({ document, tokens }: Analysed, unit: QueryUnit): boolean {
  return (
    [unit, ...unit.alternatives].some((form) => hasForm(tokens, form)) ||
    (unit.numbers ?? []).some(({ field, value }) => hasKeyword(document, field, { exact: value }))
  );
}

function hasForm(values: readonly Token[][], { terms, adjacent }: UnitForm): boolean {
  if (!adjacent)
    return terms.every((term) => values.some((value) => value.some((token) => token.term === term)));
  const placed = terms.map((term, offset) => ({ term, offset }));
  return values.some((value) => standsTogether(value, placed));
}

function hasPhrase(values: readonly Token[][], text: string): boolean {
  const { terms } = phraseTerms(text);
  return terms.length > 0 && values.some((value) => standsTogether(value, terms));
}

function standsTogether(
  value: readonly Token[],
  placed: readonly { term: string; offset: number }[],
): boolean {
  const bases = new Set(value.map(({ position }) => position));
  return [...bases].some((base) =>
    placed.every(({ term, offset }) =>
      value.some((token) => token.term === term && token.position === base + offset),
    ),
  );
}

function hasKeyword(document: SearchDocument, field: KeywordField, asked: KeywordQuery): boolean {
  const forms = (document.keywords[field] ?? []).flatMap((value) => keywordForms(field, value));
  return forms.some((form) => ('exact' in asked ? form === asked.exact : form.startsWith(asked.prefix)));
}

/** A filter without a chosen value restricts nothing. */
function passes(document: SearchDocument, filter: Filter): boolean {
  if ('begins' in filter) {
    const { field, begins } = filter;
    const values = field === 'title' ? [document.sort.title] : (document.facets[field] ?? []);
    const beginnings = begins.flatMap((text) => headingBeginnings(field, text));
    return values.some((value) => beginnings.some((start) => headingKey(field, value).startsWith(start)));
  }
  if ('anyOf' in filter) {
    const values = document.facets[filter.field] ?? [];
    return filter.anyOf.length === 0 || values.some((value) => filter.anyOf.includes(value));
  }
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter;
  if (filter.from === undefined && filter.to === undefined) return true;
  return (document.facets.year ?? []).some((year) => Number(year) >= from && Number(year) <= to);
}

function countFacet(
  documents: readonly SearchDocument[],
  { field, limit, order = 'count' }: NonNullable<SearchRequest['facets']>[number],
): FacetResult {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const value of new Set(document.facets[field] ?? []))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = [...counts].map(([value, count]) => ({ value, count }));
  values.sort((a, b) => (order === 'count' ? b.count - a.count : 0) || compareText(a.value, b.value));
  return { field, values: values.slice(0, limit), more: Math.max(0, values.length - limit) };
}

function compare(a: SearchDocument, b: SearchDocument, sort: SearchRequest['sort']): number {
  if (sort === undefined || sort.key === 'relevance') return compareText(a.id, b.id);
  const order = compareBy(a, b, sort.key);
  return (sort.descending ? -order : order) || compareText(a.id, b.id);
}

function compareBy(a: SearchDocument, b: SearchDocument, key: Exclude<SortKey, 'relevance'>): number {
  switch (key) {
    case 'title':
    case 'author':
      return compareText(sortKey(a.sort[key]), sortKey(b.sort[key]));
    case 'year':
    case 'added':
    case 'popularity':
    case 'rating':
      return (a.sort[key] ?? 0) - (b.sort[key] ?? 0);
  }
}

/** By UTF-16 units, as `<` compares. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
