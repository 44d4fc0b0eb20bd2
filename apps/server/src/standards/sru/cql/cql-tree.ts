/** A query of the Contextual Query Language 1.2 (and searchRetrieve 1.0 Part 5), as written. */
export interface CqlQuery {
  readonly root: CqlNode;
  readonly sortKeys: readonly CqlSortKey[];
}

export type CqlNode = CqlClause | CqlBoolean;

export interface CqlClause {
  readonly kind: 'clause';
  /** As written, context set included; undefined where only a term stands. */
  readonly index: string | undefined;
  /** In lower case; `scr` where only a term stands. */
  readonly relation: string;
  readonly modifiers: readonly CqlModifier[];
  readonly term: CqlTerm;
  /** Prefix of a context set -> its URI, as assigned around this clause. */
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

/** A term, character by character: one behind a backslash stands for itself and masks nothing. */
export type CqlTerm = readonly { readonly char: string; readonly escaped: boolean }[];

/** The term's text without backslashes. */
export function termText(term: CqlTerm): string {
  return term.map(({ char }) => char).join('');
}
