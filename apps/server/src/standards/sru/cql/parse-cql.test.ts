import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SruError } from '../diagnostics.ts';
import { type CqlNode, termText } from './cql-tree.ts';
import { parseCql } from './parse-cql.ts';

/** A tree as text in one form: every clause in parentheses, every term in quotation marks. */
function written(node: CqlNode): string {
  const modifiers = node.modifiers
    .map(({ name, comparison, value }) => `/${name}${comparison ? `${comparison}"${value}"` : ''}`)
    .join('');
  if (node.kind === 'boolean')
    return `(${written(node.left)} ${node.operator}${modifiers} ${written(node.right)})`;
  const term = node.term.map(({ char, escaped }) => (escaped ? `\\${char}` : char)).join('');
  return node.index === undefined ? `"${term}"` : `(${node.index} ${node.relation}${modifiers} "${term}")`;
}

const read = (text: string) => written(parseCql(text).root);

function codeOf(text: string): number | undefined {
  try {
    parseCql(text);
    return undefined;
  } catch (error) {
    if (error instanceof SruError) return error.code;
    throw error;
  }
}

describe('CQL', () => {
  it.each([
    ['whale', '"whale"'],
    ['"white whale"', '"white whale"'],
    ['dc.title=whale', '(dc.title = "whale")'],
    ['title all "white whale"', '(title all "white whale")'],
    ['dc.date >= 1851', '(dc.date >= "1851")'],
    ['title <> x', '(title <> "x")'],
    ['title==x', '(title == "x")'],
    ['title ALL/relevant/x.y=3 a', '(title all/relevant/x.y="3" "a")'],
    ['a and b or c', '(("a" and "b") or "c")'],
    ['a and (b or c)', '("a" and ("b" or "c"))'],
    ['a NOT b', '("a" not "b")'],
    ['a prox/distance<=3 b', '("a" prox/distance<="3" "b")'],
    ['((a))', '"a"'],
    ['"and" and "or"', '"and" and "or"'],
    ['title = "say \\"hi\\""', '(title = "say \\"hi\\"")'],
    ['红楼梦', '"红楼梦"'],
    ['dc.title = 红楼 and dc.creator = "曹 雪芹"', '((dc.title = "红楼") and (dc.creator = "曹 雪芹"))'],
  ])('reads %s', (text, tree) => expect(read(text)).toBe(tree === '"and" and "or"' ? `(${tree})` : tree));

  it.each([
    '',
    ' ',
    '(',
    ')',
    '(a',
    'a)',
    'and',
    'a and',
    'and a',
    'title =',
    '= a',
    '"a',
    'a b',
    'a b c d',
    'a/',
    'a or or b',
    'sortby x',
    '>',
  ])('does not read %j', (text) => expect(codeOf(text)).toBe(10));

  it('distinguishes escaped characters from masking characters', () => {
    const { root } = parseCql('"a\\*b*"');
    const term = root.kind === 'clause' ? root.term : [];
    expect(termText(term)).toBe('a*b*');
    expect(term.map(({ escaped }) => escaped)).toEqual([false, true, false, false]);
  });

  it('reads sort keys and assigned prefixes', () => {
    const query = parseCql(
      '> x = "info:srw/cql-context-set/1/dc-v1.1" x.title = a sortby dc.date/sort.descending dc.title',
    );
    expect(query.sortKeys.map(({ index }) => index)).toEqual(['dc.date', 'dc.title']);
    expect(query.sortKeys[0]?.modifiers[0]?.name).toBe('sort.descending');
    const prefixes = query.root.kind === 'clause' ? [...query.root.prefixes] : [];
    expect(prefixes).toEqual([['x', 'info:srw/cql-context-set/1/dc-v1.1']]);
  });

  it('refuses a query that is too long, is nested too deep or has too many operators', () => {
    expect(codeOf('a'.repeat(4001))).toBe(12);
    expect(codeOf(`${'('.repeat(1900)}a${')'.repeat(1900)}`)).toBe(10);
    expect(codeOf(`a${' or a'.repeat(101)}`)).toBe(38);
  });

  it('throws only SruError for any text', () => {
    const pieces = fc.constantFrom(
      '(',
      ')',
      '"',
      '\\',
      '=',
      '<',
      '>',
      '/',
      ' ',
      'and',
      'or',
      'not',
      'sortby',
      'a',
      'dc.title',
      '*',
      '汉',
      '\ud800',
      '\u0000',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (query) => {
        expect([undefined, 10, 12, 38]).toContain(codeOf(query));
      }),
      { numRuns: 500 },
    );
  });

  it('reads every tree back from its text', () => {
    const name = fc.constantFrom('dc.title', 'title', 'bath.any', 'cql.serverChoice');
    const term = fc.array(
      fc
        .record({
          char: fc.constantFrom('a', 'b', ' ', '*', '?', '"', '\\', '汉', 'é'),
          escaped: fc.boolean(),
        })
        .map(
          // In quotation marks, a quotation mark or a backslash must be escaped.
          ({ char, escaped }) => ({ char, escaped: escaped || char === '"' || char === '\\' }),
        ),
    );
    const modifiers = fc.array(
      fc.record({
        name: fc.constantFrom('relevant', 'word'),
        comparison: fc.constant(undefined),
        value: fc.constant(undefined),
      }),
      { maxLength: 2 },
    );
    const prefixes = fc.constant(new Map<string, string>());
    const clause = fc.record({
      kind: fc.constant('clause' as const),
      index: name,
      relation: fc.constantFrom('=', '==', 'all', 'any', '<>', '<', '>='),
      modifiers,
      term,
      prefixes,
    });
    const { tree } = fc.letrec<{ tree: CqlNode }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        clause,
        fc.record({
          kind: fc.constant('boolean' as const),
          operator: fc.constantFrom('and', 'or', 'not', 'prox'),
          modifiers,
          left: tie('tree'),
          right: tie('tree'),
        }),
      ),
    }));
    fc.assert(
      fc.property(tree, (node) => {
        expect(parseCql(written(node)).root).toEqual(node);
      }),
    );
  });
});
