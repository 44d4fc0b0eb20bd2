import { SruError } from '../diagnostics.ts';
import type { CqlTerm } from './cql-tree.ts';

export type CqlToken =
  | { readonly kind: 'sign'; readonly sign: '(' | ')' | '/' }
  | { readonly kind: 'comparison'; readonly sign: string }
  | { readonly kind: 'word'; readonly text: string; readonly quoted: boolean; readonly term: CqlTerm };

const COMPARISON = /^(?:==|<=|>=|<>|[=<>])/;
const WORD_ENDS = /[\s()=<>"/]/;

/**
 * The tokens of a query.
 *
 * @throws SruError (10 syntax) for a quotation mark without partner.
 */
export function cqlTokens(text: string): CqlToken[] {
  const tokens: CqlToken[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (/\s/.test(char)) {
      at += 1;
    } else if (char === '(' || char === ')' || char === '/') {
      tokens.push({ kind: 'sign', sign: char });
      at += 1;
    } else if (char === '"') {
      const { term, end } = readQuoted(text, at + 1);
      tokens.push(wordToken(term, true));
      at = end;
    } else {
      const [comparison] = COMPARISON.exec(text.slice(at, at + 2)) ?? [];
      if (comparison) {
        tokens.push({ kind: 'comparison', sign: comparison });
        at += comparison.length;
      } else {
        const { term, end } = readWord(text, at);
        tokens.push(wordToken(term, false));
        at = end;
      }
    }
  }
  return tokens;
}

function wordToken(term: CqlTerm, quoted: boolean): CqlToken {
  return { kind: 'word', text: term.map(({ char }) => char).join(''), quoted, term };
}

function readQuoted(text: string, start: number): { term: CqlTerm; end: number } {
  const term: { char: string; escaped: boolean }[] = [];
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '"') return { term, end: at + 1 };
    if (char === '\\' && at + 1 < text.length) {
      at += 1;
      term.push({ char: text.charAt(at), escaped: true });
    } else {
      term.push({ char, escaped: false });
    }
  }
  throw new SruError(10, 'quotation mark without partner');
}

function readWord(text: string, start: number): { term: CqlTerm; end: number } {
  const term: { char: string; escaped: boolean }[] = [];
  let at = start;
  for (; at < text.length && !WORD_ENDS.test(text.charAt(at)); at += 1) {
    const char = text.charAt(at);
    const isEscape = char === '\\' && at + 1 < text.length;
    if (isEscape) at += 1;
    term.push({ char: text.charAt(at), escaped: isEscape });
  }
  return { term, end: at };
}
