import { queryUnits } from '../analysis/query-units.ts';
import { type LimitName, TERM_LIMITS } from '../analysis/term-limits.ts';
import type { FacetField } from '../search-document.ts';
import type { Query } from '../search-engine.ts';
import { SearchLimitError } from '../search-errors.ts';

/** Raises SearchLimitError where a query passes a limit of TERM_LIMITS; takes no longer than reading the query. */
export function checkQueryLimits(query: Query): void {
  const seen = { nodes: 0, length: 0, terms: 0 };
  const pending: { query: Query; depth: number }[] = [{ query, depth: 1 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { query: node, depth } = next;
    allow('queryNodes', ++seen.nodes);
    allow('queryDepth', depth);
    switch (node.kind) {
      case 'text':
        seen.length += node.text.length;
        allow('queryLength', seen.length);
        seen.terms += queryUnits(node.text).reduce((sum, unit) => sum + unit.terms.length, 0);
        allow('queryTerms', seen.terms);
        break;
      case 'and':
      case 'or':
        for (const part of node.of) pending.push({ query: part, depth: depth + 1 });
        break;
      case 'not':
        pending.push({ query: node.of, depth: depth + 1 });
        break;
      case 'everything':
        break;
    }
  }
}

/** Raises SearchLimitError where filters are about more fields than one query's may be. */
export function checkFilterLimits(fields: ReadonlySet<FacetField>): void {
  allow('filterFields', fields.size);
}

function allow(limit: LimitName, value: number): void {
  if (value > TERM_LIMITS[limit]) throw new SearchLimitError(limit, TERM_LIMITS[limit], value);
}
