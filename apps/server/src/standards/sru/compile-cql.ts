import type { SearchField } from '@lectern/search/search-document';
import type { Filter, Query, SearchRequest } from '@lectern/search/search-engine';
import { type CqlClause, type CqlNode, type CqlQuery, termText } from './cql/cql-tree.ts';
import { SruError } from './diagnostics.ts';
import { findIndex } from './find-index.ts';
import { termQuery } from './term-query.ts';

/** A compiled CQL query: ids of records, or a search request. */
export type CompiledCql =
  | { readonly kind: 'records'; readonly ids: readonly string[] }
  | ({ readonly kind: 'search' } & Required<Pick<SearchRequest, 'query' | 'filters' | 'sort'>>);

/**
 * A CQL query compiled for the search engine. Years and codes become filters: they can be joined with other clauses by
 * `and`, but not by `or` and `not`. Ids of records cannot be joined with other clauses, only with each other by `or`.
 *
 * @throws SruError if the query uses a feature that is not supported.
 */
export function compileCql({ root, sortKeys }: CqlQuery): CompiledCql {
  const ids = recordIds(root);
  if (ids) return { kind: 'records', ids };
  const filters: Filter[] = [];
  const queries = joinedByAnd(root).flatMap((node) => {
    const filter = node.kind === 'clause' ? filterOf(node) : undefined;
    if (filter) filters.push(filter);
    return filter ? [] : [queryOf(node)];
  });
  return { kind: 'search', query: and(queries), filters, sort: sortOf(sortKeys) };
}

function and(queries: readonly Query[]): Query {
  const [first] = queries;
  if (!first) return { kind: 'everything' };
  return queries.length === 1 ? first : { kind: 'and', of: queries };
}

/** The parts of a chain of `and` at the top of the tree, or the node itself. */
function joinedByAnd(node: CqlNode): CqlNode[] {
  if (node.kind === 'clause' || node.operator !== 'and') return [node];
  refuseModifiers(node.modifiers);
  return [...joinedByAnd(node.left), ...joinedByAnd(node.right)];
}

function queryOf(node: CqlNode): Query {
  if (node.kind === 'clause') return clauseQuery(node);
  refuseModifiers(node.modifiers);
  const left = queryOf(node.left);
  const right = queryOf(node.right);
  switch (node.operator) {
    case 'and':
      return join('and', left, right);
    case 'or':
      return join('or', left, right);
    case 'not':
      return join('and', left, { kind: 'not', of: right });
    case 'prox':
      throw new SruError(37, 'prox');
  }
}

/** The query with both parts. Chains of the same kind are kept flat. */
function join(kind: 'and' | 'or', left: Query, right: Query): Query {
  return { kind, of: left.kind === kind ? [...left.of, right] : [left, right] };
}

function refuseModifiers(modifiers: CqlClause['modifiers']): void {
  const [modifier] = modifiers;
  if (modifier) throw new SruError(46, modifier.name);
}

function clauseQuery(clause: CqlClause): Query {
  const { target } = indexOf(clause);
  switch (target.kind) {
    case 'words':
      return wordsQuery(clause, target.fields);
    case 'everything':
      return { kind: 'everything' };
    case 'year':
    case 'code':
    case 'record':
      throw new SruError(48, `${clause.index ?? ''} can be joined by "and" only`);
  }
}

function wordsQuery(clause: CqlClause, fields: readonly SearchField[]): Query {
  const inFields = fields.map((field) => termQuery(clause, field));
  const [first] = inFields;
  const query: Query = inFields.length === 1 && first ? first : { kind: 'or', of: inFields };
  return clause.relation === '<>'
    ? { kind: 'and', of: [{ kind: 'everything' }, { kind: 'not', of: query }] }
    : query;
}

function filterOf(clause: CqlClause): Filter | undefined {
  const { target } = indexOf(clause);
  if (target.kind === 'record')
    throw new SruError(48, 'ids of records can be joined with each other by "or" only');
  if (target.kind === 'year') return yearFilter(clause);
  if (target.kind !== 'code') return undefined;
  if (!['=', '==', 'exact', 'any', 'scr'].includes(clause.relation)) throw new SruError(19, clause.relation);
  const code = termText(clause.term).trim().toLowerCase();
  if (code === '') throw new SruError(27, clause.index);
  const anyOf = clause.relation === 'any' ? code.split(/\s+/) : [code];
  return { field: target.facet, anyOf } as Filter;
}

function yearFilter({ relation, term }: CqlClause): Filter {
  const text = termText(term).trim();
  const years = text.split(/\s+/).map(Number);
  const [year = Number.NaN, last = Number.NaN] = years;
  const expectedCount = relation === 'within' ? 2 : 1;
  if (years.length !== expectedCount || years.some((one) => !Number.isInteger(one) || Math.abs(one) > 9999)) {
    throw new SruError(36, text);
  }
  switch (relation) {
    case '=':
    case '==':
    case 'exact':
    case 'scr':
      return { field: 'year', from: year, to: year };
    case '<':
      return { field: 'year', to: year - 1 };
    case '<=':
      return { field: 'year', to: year };
    case '>':
      return { field: 'year', from: year + 1 };
    case '>=':
      return { field: 'year', from: year };
    case 'within':
      return { field: 'year', from: year, to: last };
    default:
      throw new SruError(19, relation);
  }
}

/** The ids of records, if the query consists of them only; else undefined. */
function recordIds(node: CqlNode): string[] | undefined {
  if (node.kind === 'boolean') {
    const left = node.operator === 'or' ? recordIds(node.left) : undefined;
    const right = left && recordIds(node.right);
    return right && [...left, ...right];
  }
  if (indexOf(node).target.kind !== 'record') return undefined;
  if (!['=', '==', 'exact', 'any'].includes(node.relation)) throw new SruError(19, node.relation);
  const text = termText(node.term).trim();
  return node.relation === 'any' ? text.split(/\s+/) : [text];
}

function indexOf({ index, prefixes }: CqlClause) {
  return findIndex(index ?? 'cql.serverChoice', index ? prefixes : new Map());
}

function sortOf([key, more]: CqlQuery['sortKeys']): Required<SearchRequest>['sort'] {
  if (!key) return { key: 'relevance', descending: true };
  if (more) throw new SruError(84, more.index);
  const { sort } = findIndex(key.index, new Map());
  if (!sort) throw new SruError(88, key.index);
  const names = key.modifiers.map(({ name }) => name.replace(/^sort\./, ''));
  const unknown = names.find((name) => name !== 'ascending' && name !== 'descending');
  if (unknown) throw new SruError(20, unknown);
  return { key: sort, descending: names.includes('descending') };
}
