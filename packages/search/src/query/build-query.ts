import { TERM_LIMITS } from '../analysis/term-limits.ts';
import { isMixed } from '../ranking/mixed-fields.ts';
import type { SearchField } from '../search-document.ts';
import type { MatchMode, Query } from '../search-engine.ts';
import { type Clause, hasLetters, type Item } from './read-clauses.ts';

interface Options {
  readonly field: SearchField;
  readonly match: MatchMode;
}

/**
 * A query from clauses. Grammar: or = and { OR and }; and = group { AND group }; group = { [NOT] item }, joined by the
 * match mode; item = word | phrase | prefix | ( or ). An operator without something on both sides is a word; a
 * parenthesis without partner, or without operators inside the query, is nothing.
 */
export function buildQuery(clauses: readonly Clause[], options: Options): Query {
  return new Builder(prepare(clauses), options).build();
}

function prepare(clauses: readonly Clause[]): Clause[] {
  const hasOperators = clauses.some(({ kind }) => kind === 'AND' || kind === 'OR' || kind === 'NOT');
  const grouped = hasOperators && parenthesesPair(clauses);
  const meant = clauses.some(saysSomething)
    ? clauses.filter((clause) => !isItem(clause) || saysSomething(clause))
    : clauses;
  const ungrouped = (some: readonly Clause[]) =>
    grouped ? some : some.filter(({ kind }) => kind !== '(' && kind !== ')');
  const kept = withoutLoose(ungrouped(meant), ungrouped(clauses));
  return kept.map((clause, i) => (isOperator(clause) && !joins(kept, i) ? asWord(clause) : clause));
}

/** The clauses without operators that joined only signs: what is nothing joins nothing ("red AND &"). */
function withoutLoose(kept: readonly Clause[], typed: readonly Clause[]): readonly Clause[] {
  if (kept.length === typed.length) return kept;
  const joining = new Set(typed.filter((clause, i) => isOperator(clause) && joins(typed, i)));
  const loose = kept.findIndex((clause, i) => joining.has(clause) && !joins(kept, i));
  return loose < 0 ? kept : withoutLoose(kept.toSpliced(loose, 1), typed);
}

function parenthesesPair(clauses: readonly Clause[]): boolean {
  let depth = 0;
  for (const { kind } of clauses) {
    if (kind === '(') depth++;
    if (kind === ')') depth--;
    if (depth < 0 || depth > TERM_LIMITS.queryDepth) return false;
  }
  return depth === 0;
}

function isItem(clause: Clause): clause is Item {
  return 'text' in clause;
}

/** A single & : or - beside words is ignored. */
function saysSomething(clause: Clause): boolean {
  return isItem(clause) && hasLetters(clause.text);
}

function isOperator(clause: Clause | undefined): boolean {
  return clause?.kind === 'AND' || clause?.kind === 'OR' || clause?.kind === 'NOT';
}

/** NOT needs something after it, AND and OR something on both sides ("a AND NOT b" too). */
function joins(clauses: readonly Clause[], i: number): boolean {
  const before = clauses[i - 1];
  const behind = clauses[i + 1];
  const starts =
    behind !== undefined && behind.kind !== ')' && (!isOperator(behind) || behind.kind === 'NOT');
  if (clauses[i]?.kind === 'NOT')
    return behind !== undefined && behind.kind !== ')' && !isOperator(behind) && before !== undefined;
  return starts && before !== undefined && before.kind !== '(' && !isOperator(before);
}

function asWord(clause: Clause): Item {
  return { kind: 'word', text: clause.kind, excluded: false };
}

class Builder {
  private readonly clauses: readonly Clause[];
  private readonly options: Options;
  private at = 0;

  constructor(clauses: readonly Clause[], options: Options) {
    this.clauses = clauses;
    this.options = options;
  }

  build(): Query {
    return this.or() ?? { kind: 'text', ...this.options, text: '' };
  }

  private or(): Query | undefined {
    const parts = [this.and()];
    while (this.take('OR')) parts.push(this.and());
    return join('or', present(parts));
  }

  private and(): Query | undefined {
    const parts = [this.group()];
    while (this.take('AND')) parts.push(this.group());
    return join('and', present(parts));
  }

  /** Items that stand side by side: first all words as one text, then phrases and the rest, then what is excluded. */
  private group(): Query | undefined {
    const words: string[] = [];
    const others: Query[] = [];
    const excluded: Query[] = [];
    for (;;) {
      const not = this.take('NOT');
      const clause = this.clauses[this.at];
      if (clause === undefined || clause.kind === ')' || isOperator(clause)) break;
      this.at++;
      if (!isItem(clause)) {
        const inner = this.or();
        this.take(')');
        if (inner !== undefined) (not ? excluded : others).push(inner);
      } else if (clause.kind === 'word' && !not && !clause.excluded) words.push(clause.text);
      else (not || clause.excluded ? excluded : others).push(this.item(clause));
    }
    const text = words.length > 0 ? [this.words(words, others)] : [];
    const wanted = join(this.options.match === 'any' ? 'or' : 'and', [...text, ...others]);
    const unwanted = excluded.map((of): Query => ({ kind: 'not', of }));
    return join('and', wanted === undefined ? unwanted : [wanted, ...unwanted]);
  }

  /** Words side by side. What stands in quotes beside them says which title is meant; they may be its author. */
  private words(words: readonly string[], others: readonly Query[]): Query {
    const { field, match } = this.options;
    const text: Query = { kind: 'text', field, match, text: words.join(' ') };
    const isBeside = others.some((other) => other.kind === 'text' && other.match === 'phrase');
    return isBeside && isMixed(field) && match === 'all' ? { ...text, beside: true } : text;
  }

  private item(clause: Item): Query {
    const match = clause.kind === 'word' ? this.options.match : clause.kind;
    return { kind: 'text', field: this.options.field, text: clause.text, match };
  }

  private take(kind: Clause['kind']): boolean {
    if (this.clauses[this.at]?.kind !== kind) return false;
    this.at++;
    return true;
  }
}

function present(parts: readonly (Query | undefined)[]): Query[] {
  return parts.filter((part) => part !== undefined);
}

function join(kind: 'and' | 'or', of: readonly Query[]): Query | undefined {
  return of.length < 2 ? of[0] : { kind, of };
}
