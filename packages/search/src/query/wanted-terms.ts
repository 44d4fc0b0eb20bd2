import { prefixQuery } from '../analysis/prefix-query.ts';
import { phraseTerms, queryUnits } from '../analysis/query-units.ts';
import type { UnitForm, UnitOptions } from '../analysis/unit-forms.ts';
import { mayStandIn } from '../ranking/mixed-fields.ts';
import { KEYWORD_FIELDS, type SearchField, type TextField } from '../search-document.ts';
import type { Query } from '../search-engine.ts';

/** Terms whose places a reader wants to see: a row at consecutive positions, of which the last term may be unfinished. */
export interface WantedSequence {
  readonly terms: readonly { readonly term: string; readonly offset: number }[];
  readonly lastIsPrefix: boolean;
}

/** The terms that a query looks for in one field, with other forms of words in these languages; what it excludes is left out. */
export function wantedSequences(
  query: Query,
  field?: TextField,
  languages?: readonly string[],
): WantedSequence[] {
  switch (query.kind) {
    case 'text':
      return covers(query.field, field) ? ofText(query, { languages, field }) : [];
    case 'and':
    case 'or':
      return query.of.flatMap((part) => wantedSequences(part, field, languages));
    case 'not':
    case 'everything':
      return [];
  }
}

function covers(searched: SearchField, field: TextField | undefined): boolean {
  if ((KEYWORD_FIELDS as readonly string[]).includes(searched)) return false;
  return searched === 'any' || field === undefined || searched === field || mayStandIn(searched, field);
}

function ofText({ text, match }: Query & { kind: 'text' }, options: UnitOptions): WantedSequence[] {
  switch (match) {
    case 'exact':
    case 'phrase': {
      const { terms } = phraseTerms(text);
      return terms.length > 0 ? [{ terms, lastIsPrefix: false }] : [];
    }
    case 'all':
    case 'any':
      return ofUnits(queryUnits(text, options));
    case 'prefix': {
      const { units, prefix } = prefixQuery(text, options);
      const begun = prefix === '' ? [] : [{ terms: [{ term: prefix, offset: 0 }], lastIsPrefix: true }];
      return [...ofUnits(units), ...begun];
    }
  }
}

function ofUnits(units: readonly (UnitForm & { alternatives: readonly UnitForm[] })[]): WantedSequence[] {
  return units.flatMap((unit) => [unit, ...unit.alternatives]).flatMap(ofForm);
}

function ofForm({ terms, adjacent }: UnitForm): WantedSequence[] {
  if (!adjacent) return terms.map((term) => ({ terms: [{ term, offset: 0 }], lastIsPrefix: false }));
  return [{ terms: terms.map((term, offset) => ({ term, offset })), lastIsPrefix: false }];
}
