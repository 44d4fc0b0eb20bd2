import { prefixQuery } from '../analysis/prefix-query.ts';
import { queryUnits } from '../analysis/query-units.ts';
import type { QueryUnit } from '../analysis/unit-forms.ts';
import type { TextQuery, WideQuery } from '../widen/wide-query.ts';

/** The terms of those words of a query that can be found by other forms, and of these forms: whose rarities are compared. */
export function termsOfForms(query: WideQuery, languages: readonly string[] | undefined): string[] {
  switch (query.kind) {
    case 'text':
      return unitsOf(query, languages)
        .filter(({ alternatives }) => alternatives.length > 0)
        .flatMap(({ terms, alternatives }) => [...terms, ...alternatives.flatMap((form) => form.terms)]);
    case 'and':
    case 'or':
      return query.of.flatMap((part) => termsOfForms(part, languages));
    case 'not':
    case 'everything':
    case 'placed':
      return [];
  }
}

function unitsOf(
  { text, match, field }: TextQuery,
  languages: readonly string[] | undefined,
): readonly QueryUnit[] {
  switch (match) {
    case 'exact':
    case 'phrase':
      return [];
    case 'prefix':
      return prefixQuery(text, { languages, field }).units;
    case 'all':
    case 'any':
      return queryUnits(text, { languages, field });
  }
}
