import { SruError } from '../diagnostics.ts';
import { type CqlToken, cqlTokens } from './cql-tokens.ts';
import type { CqlModifier, CqlNode, CqlQuery, CqlSortKey } from './cql-tree.ts';

const MAX_LENGTH = 4000;
const MAX_DEPTH = 50;
const MAX_BOOLEANS = 100;
const BOOLEANS = ['and', 'or', 'not', 'prox'] as const;

/**
 * The tree of a CQL 1.2 query. All boolean operators have the same precedence and are left-associative. Names are not
 * case-sensitive.
 *
 * @throws SruError (10 syntax, 12 too long, 38 too many booleans).
 */
export function parseCql(text: string): CqlQuery {
  if (text.length > MAX_LENGTH) throw new SruError(12, String(MAX_LENGTH));
  const reader = new CqlReader(cqlTokens(text));
  return reader.query();
}

class CqlReader {
  readonly #tokens: readonly CqlToken[];
  #at = 0;
  #booleans = 0;

  constructor(tokens: readonly CqlToken[]) {
    this.#tokens = tokens;
  }

  query(): CqlQuery {
    const root = this.#scoped(new Map(), 0);
    const sortKeys = this.#takeWord('sortby') ? this.#sortKeys() : [];
    if (this.#at < this.#tokens.length) throw this.#unexpected();
    return { root, sortKeys };
  }

  /** A query: prefix assignments, then clauses joined by boolean operators. */
  #scoped(outer: ReadonlyMap<string, string>, depth: number): CqlNode {
    if (depth > MAX_DEPTH) throw new SruError(10, `more than ${MAX_DEPTH} nested parentheses`);
    const prefixes = this.#prefixes(outer);
    let left = this.#clause(prefixes, depth);
    for (let operator = this.#boolean(); operator; operator = this.#boolean()) {
      this.#booleans += 1;
      if (this.#booleans > MAX_BOOLEANS) throw new SruError(38, String(MAX_BOOLEANS));
      const modifiers = this.#modifiers();
      const right = this.#clause(prefixes, depth);
      left = { kind: 'boolean', operator, modifiers, left, right };
    }
    return left;
  }

  /** Prefix assignments: `> dc = "info:srw/context-set/1/dc-v1.1"`, or `> "uri"` for names without a prefix. */
  #prefixes(outer: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    let prefixes = outer;
    while (this.#takeComparison('>')) {
      const first = this.#word();
      const uri = this.#takeComparison('=') ? this.#word() : undefined;
      prefixes = new Map([...prefixes, uri ? [first.text.toLowerCase(), uri.text] : ['', first.text]]);
    }
    return prefixes;
  }

  #clause(prefixes: ReadonlyMap<string, string>, depth: number): CqlNode {
    if (this.#takeSign('(')) {
      const inner = this.#scoped(prefixes, depth + 1);
      if (!this.#takeSign(')')) throw this.#unexpected();
      return inner;
    }
    const first = this.#word();
    const relation = this.#relation();
    if (!relation) {
      return { kind: 'clause', index: undefined, relation: 'scr', modifiers: [], term: first.term, prefixes };
    }
    const modifiers = this.#modifiers();
    return { kind: 'clause', index: first.text, relation, modifiers, term: this.#word().term, prefixes };
  }

  /** The relation between an index and its term: a sign, or a name (`title all "a b"`). Undefined if there is none. */
  #relation(): string | undefined {
    const token = this.#tokens[this.#at];
    if (token?.kind === 'comparison') {
      this.#at += 1;
      return token.sign;
    }
    if (token?.kind !== 'word' || token.quoted || isReserved(token.text)) return undefined;
    this.#at += 1;
    return token.text.toLowerCase();
  }

  #boolean(): (typeof BOOLEANS)[number] | undefined {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'word' || token.quoted) return undefined;
    const operator = BOOLEANS.find((name) => name === token.text.toLowerCase());
    if (operator) this.#at += 1;
    return operator;
  }

  #modifiers(): CqlModifier[] {
    const modifiers: CqlModifier[] = [];
    while (this.#takeSign('/')) {
      const name = this.#word().text.toLowerCase();
      const token = this.#tokens[this.#at];
      if (token?.kind === 'comparison') {
        this.#at += 1;
        modifiers.push({ name, comparison: token.sign, value: this.#word().text });
      } else {
        modifiers.push({ name, comparison: undefined, value: undefined });
      }
    }
    return modifiers;
  }

  #sortKeys(): CqlSortKey[] {
    const keys: CqlSortKey[] = [];
    do keys.push({ index: this.#word().text, modifiers: this.#modifiers() });
    while (this.#tokens[this.#at]?.kind === 'word');
    return keys;
  }

  #word(): Extract<CqlToken, { kind: 'word' }> {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'word' || (!token.quoted && isReserved(token.text))) throw this.#unexpected();
    this.#at += 1;
    return token;
  }

  #takeWord(name: string): boolean {
    const token = this.#tokens[this.#at];
    const matches = token?.kind === 'word' && !token.quoted && token.text.toLowerCase() === name;
    if (matches) this.#at += 1;
    return matches;
  }

  #takeSign(sign: '(' | ')' | '/'): boolean {
    const token = this.#tokens[this.#at];
    const matches = token?.kind === 'sign' && token.sign === sign;
    if (matches) this.#at += 1;
    return matches;
  }

  #takeComparison(sign: string): boolean {
    const token = this.#tokens[this.#at];
    const matches = token?.kind === 'comparison' && token.sign === sign;
    if (matches) this.#at += 1;
    return matches;
  }

  #unexpected(): SruError {
    const token = this.#tokens[this.#at];
    if (!token) return new SruError(10, 'unexpected end');
    return new SruError(10, `unexpected ${token.kind === 'word' ? token.text : token.sign}`);
  }
}

/** Whether the word is reserved: it can be a name or a term only in quotation marks. */
function isReserved(text: string): boolean {
  const lower = text.toLowerCase();
  return lower === 'sortby' || BOOLEANS.some((name) => name === lower);
}
