/** Something to look for. */
export interface Item {
  readonly kind: 'word' | 'phrase' | 'prefix';
  readonly text: string;
  /** Written with a minus: what must not occur. */
  readonly excluded: boolean;
}

/** Something that joins items. */
export interface Sign {
  readonly kind: 'AND' | 'OR' | 'NOT' | '(' | ')';
}

/** What a query text consists of, in order. */
export type Clause = Item | Sign;

const QUOTES = '"\u201c\u201d\u201e\u201f\uff02';
const LETTER = /[\p{L}\p{N}\p{M}]/u;

export function hasLetters(text: string): boolean {
  return LETTER.test(text);
}

/** Parentheses between two letters are part of a word: colo(u)r; not where they stand beside an operator. */
const INNER_PARENTHESIS = /(?<=[\p{L}\p{M}])(?<!\b(?:AND|OR|NOT))[()](?=[\p{L}\p{M}])(?!(?:AND|OR|NOT)\b)/gu;

/** Splits a query text into words, phrases, words with a star, and operators. */
export function readClauses(typed: string): Clause[] {
  const text = typed.replace(INNER_PARENTHESIS, (sign) => (sign === '(' ? '[' : ']'));
  const quotes = pairedQuotes(text);
  const operators = operatorsOf(text);
  const clauses: Clause[] = [];
  let i = 0;
  while (i < text.length) {
    const closing = quotes.get(i);
    if (closing !== undefined) {
      const excluded = text[i - 1] === '-' && clauses.length > 0 && isGap(text, i - 2);
      const phrase = text.slice(i + 1, closing);
      if (LETTER.test(phrase)) clauses.push({ kind: 'phrase', text: phrase, excluded });
      i = closing + 1;
    } else if (isGap(text, i)) {
      i++;
    } else if (text[i] === '(' || text[i] === ')') {
      clauses.push({ kind: text[i] === '(' ? '(' : ')' });
      i++;
    } else {
      const end = wordEnd(text, i, quotes);
      addWord(clauses, text.slice(i, end), operators, isGap(text, i - 1) && !isSuspended(text.slice(0, i)));
      i = end;
    }
  }
  return clauses;
}

/** Opening to closing index of every quotation; quotes between letters (צה"ל, 5'10"x) open nothing. */
function pairedQuotes(text: string): Map<number, number> {
  const found: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (!QUOTES.includes(text[i] ?? ' ')) continue;
    if (!(LETTER.test(text[i - 1] ?? ' ') && LETTER.test(text[i + 1] ?? ' '))) found.push(i);
  }
  const paired = new Map<number, number>();
  for (let k = 0; k + 1 < found.length; k += 2) paired.set(found[k] ?? 0, found[k + 1] ?? 0);
  return paired;
}

/** In a text all in capitals OR and NOT are more likely words of a title; AND does no harm. */
function operatorsOf(text: string): ReadonlySet<string> {
  const words = text.replace(/\b(?:AND|OR|NOT)\b/g, '');
  const capitals = /\p{Lu}{2}/u.test(words) && !/[\p{Ll}\p{Lo}]/u.test(words);
  return new Set(capitals ? ['AND'] : ['AND', 'OR', 'NOT']);
}

function isGap(text: string, i: number): boolean {
  return i < 0 || i >= text.length || /\s/.test(text[i] ?? ' ');
}

function wordEnd(text: string, i: number, quotes: ReadonlyMap<number, number>): number {
  let end = i + 1;
  while (end < text.length && !isGap(text, end) && text[end] !== '(' && text[end] !== ')' && !quotes.has(end))
    end++;
  return end;
}

/**
 * The conjunctions before the second half of "Planung und -steuerung", whose hyphen stands for a part of the word before (German, Dutch and
 * Scandinavian spelling). In capitals they are operators.
 */
const SUSPENDS = /(?:[,/]|(?:^|\s)(?:&|und|u\.|oder|sowie|bzw\.?|and|or|en|of|och|og|eller))\s*$/u;

/** Signs that stand alone behind a word: they are nothing. */
const LOOSE_SIGNS = /(?:\s{1,24}[^\p{L}\p{N}\p{M}\s]{1,24}){1,12}\s{0,24}$/u;

function isSuspended(before: string): boolean {
  const end = before.slice(-24);
  return SUSPENDS.test(end) || SUSPENDS.test(end.replace(LOOSE_SIGNS, ' '));
}

function addWord(clauses: Clause[], text: string, operators: ReadonlySet<string>, mayExclude: boolean): void {
  if (operators.has(text)) {
    clauses.push({ kind: text as Sign['kind'] });
    return;
  }
  const excluded =
    mayExclude && text.length > 1 && text.startsWith('-') && clauses.length > 0 && LETTER.test(text);
  const word = excluded ? text.slice(1) : text;
  const star = /^(.*[\p{L}\p{N}\p{M}])\*+$/u.exec(word);
  if (star !== null) clauses.push({ kind: 'prefix', text: star[1] ?? '', excluded });
  else clauses.push({ kind: 'word', text: word, excluded });
}
