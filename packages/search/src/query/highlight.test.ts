import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Query } from '../search-engine.ts';
import { anyText } from '../testing/any-text.ts';
import { excerpt } from './excerpt.ts';
import { highlight } from './highlight.ts';
import { parseQuery } from './parse-query.ts';

const asked = (text: string): Query => parseQuery(text, { field: 'any', match: 'all' });

/** The text with what is marked in brackets. */
function marked(text: string, query: Query, field?: 'title' | 'author'): string {
  let shown = '';
  let at = 0;
  for (const { start, end } of highlight(text, query, field ? { field } : {})) {
    shown += `${text.slice(at, start)}[${text.slice(start, end)}]`;
    at = end;
  }
  return shown + text.slice(at);
}

describe('highlight', () => {
  it('marks words in the spelling and script of the record', () => {
    expect(marked('Das München der Künstler', asked('munchen kunstler'))).toBe(
      'Das [München] der [Künstler]',
    );
    expect(marked('红楼梦研究', asked('紅樓夢'))).toBe('[红楼梦]研究');
    expect(marked('《紅樓夢》研究', asked('红楼梦研究'))).toBe('《[紅樓夢》研究]');
    expect(marked('Manuel d’histoire', asked('histoire'))).toBe('Manuel [d’histoire]');
  });

  it('marks a short run or a phrase only where it stands together', () => {
    expect(marked('中国与中文', asked('中国'))).toBe('[中国]与中文');
    expect(marked('black holes and a black hole', asked('"black hole"'))).toBe(
      'black holes and a [black hole]',
    );
  });

  it('marks what begins with a prefix', () => {
    expect(marked('Computing for computers', asked('comput*'))).toBe('[Computing] for [computers]');
  });

  it('marks nothing for what is left out or asked of another field', () => {
    expect(marked('Tom Sawyer', asked('tom -sawyer'))).toBe('[Tom] Sawyer');
    const byAuthor: Query = { kind: 'text', field: 'author', text: 'sawyer', match: 'all' };
    expect(marked('Tom Sawyer', byAuthor, 'title')).toBe('Tom Sawyer');
    expect(marked('Tom Sawyer', byAuthor, 'author')).toBe('Tom [Sawyer]');
  });

  it('gives ordered ranges inside the text that do not touch, for any text and query', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (text, query) => {
        let before = -1;
        for (const { start, end } of highlight(text, asked(query))) {
          expect(start).toBeGreaterThan(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          before = end;
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('excerpt', () => {
  const long =
    'The quick brown fox jumps over the lazy dog while the reader looks for a hidden treasure in the library';

  it('shows the stretch that holds most of what was found, cut between words', () => {
    const piece = excerpt(long, highlight(long, asked('hidden treasure')), 40);
    expect(piece.text).toContain('hidden treasure');
    expect(piece.text.length).toBeLessThanOrEqual(40);
    expect(piece).toMatchObject({ cutBefore: true, cutAfter: true });
    expect(long.split(' ')).toEqual(
      expect.arrayContaining(piece.text.split(' ').filter((word) => word !== '')),
    );
    expect(piece.ranges.map(({ start, end }) => piece.text.slice(start, end))).toEqual([
      'hidden',
      'treasure',
    ]);
  });

  it('shows the beginning where nothing is marked, and a short text whole', () => {
    expect(excerpt(long, [], 20).text).toBe('The quick brown fox');
    expect(excerpt('short', [], 20)).toEqual({
      text: 'short',
      ranges: [],
      cutBefore: false,
      cutAfter: false,
    });
  });

  it('is never longer than asked, for any text and query', () => {
    fc.assert(
      fc.property(anyText(), anyText(), fc.integer({ min: 1, max: 30 }), (text, query, length) => {
        const piece = excerpt(text, highlight(text, asked(query)), length);
        expect(piece.text.length).toBeLessThanOrEqual(length);
        expect(text).toContain(piece.text);
        for (const { start, end } of piece.ranges) expect(end).toBeGreaterThan(start);
      }),
    );
  });
});
