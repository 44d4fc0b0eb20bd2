/** A parsed query of the Contextual Query Language 1.2 (and searchRetrieve 1.0 Part 5). */
export interface CqlQuery {
  readonly root: CqlNode;
  readonly sortKeys: readonly CqlSortKey[];
}

export type CqlNode = CqlClause | CqlBoolean;

export interface CqlClause {
  readonly kind: 'clause';
  /** Name of the index as written, with its context set; undefined for a term without index. */
  readonly index: string | undefined;
  /** In lower case; `scr` for a term without index. */
  readonly relation: string;
  readonly modifiers: readonly CqlModifier[];
  readonly term: CqlTerm;
  /** URIs of context sets by prefix, from the prefix assignments that apply to this clause. */
  readonly prefixes: ReadonlyMap<string, string>;
}

export interface CqlBoolean {
  readonly kind: 'boolean';
  readonly operator: 'and' | 'or' | 'not' | 'prox';
  readonly modifiers: readonly CqlModifier[];
  readonly left: CqlNode;
  readonly right: CqlNode;
}

export interface CqlModifier {
  /** In lower case. */
  readonly name: string;
  readonly comparison: string | undefined;
  readonly value: string | undefined;
}

export interface CqlSortKey {
  readonly index: string;
  readonly modifiers: readonly CqlModifier[];
}

/** The characters of a term. An escaped one (after a backslash) is literal and not a masking character. */
export type CqlTerm = readonly { readonly char: string; readonly escaped: boolean }[];

/** The text of a term without escaping backslashes. */
export function termText(term: CqlTerm): string {
  return term.map(({ char }) => char).join('');
}
