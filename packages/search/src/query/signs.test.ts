import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../analysis/tokenize.ts';
import type { Query } from '../search-engine.ts';
import { matches } from '../testing/naive-search.ts';
import { aBib } from '../testing/sample-bibs.ts';
import { parseQuery } from './parse-query.ts';

const SIGNS = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /[\p{P}\p{S}]/u.test(character));

const anySigns = fc
  .array(
    fc.constantFrom(...SIGNS, '&', '&&', '|', '||', '(', ')', '[', ']', '\\', ':', ';', '-', '--', '"', '*'),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((signs) => signs.join(''));

const BIBS = [
  'Red chamber',
  'The chamber',
  'Red',
  'Time series analysis',
  'C++',
  'R&D',
  'Red and chamber',
].map((title) => aBib(title, { title }));

const parse = (text: string, match: 'all' | 'any' | 'exact' | 'prefix' = 'all') =>
  parseQuery(text, { field: 'any', match });

function titlesOf(query: Query): string[] {
  return BIBS.filter((bib) => matches(bib, query, ['eng'])).map(({ id }) => id);
}

function termsOf(text: string): string[] {
  const terms: string[] = [];
  tokenize(text, (term, position) => terms.push(`${term}@${position}`));
  return terms;
}

describe('signs that are no part of a word', () => {
  it('ask nothing alone, in every mode', () => {
    for (const match of ['all', 'any', 'exact', 'prefix'] as const)
      for (const sign of [...SIGNS, '||', '&&', '( [', '- :'])
        expect(parse(sign, match)).toEqual({ kind: 'everything' });
  });

  it('change nothing before, between and behind words', () => {
    fc.assert(
      fc.property(anySigns, fc.constantFrom('all', 'any'), (signs, match) => {
        const expected = titlesOf(parse('red chamber', match));
        for (const text of [`${signs} red chamber`, `red ${signs} chamber`, `red chamber ${signs}`])
          expect(titlesOf(parse(text, match)), text).toEqual(expected);
      }),
    );
  });

  it('are joined to words by no operator', () => {
    fc.assert(
      fc.property(
        anySigns.filter((signs) => !/["()]/.test(signs)),
        fc.constantFrom('AND', 'OR', 'NOT', 'AND NOT'),
        (signs, operator) => {
          expect(titlesOf(parse(`red ${operator} ${signs}`)), `red ${operator} ${signs}`).toEqual(
            titlesOf(parse('red')),
          );
        },
      ),
    );
  });

  it('do not part a hyphen from the conjunction that it hangs on', () => {
    expect(parse('Theorie der Planung und = -steuerung')).toEqual(
      parse('Theorie der Planung und -steuerung'),
    );
  });

  it('stay where they make a word: C++, R&D', () => {
    expect(titlesOf(parse('C++'))).toEqual(['C++']);
    expect(titlesOf(parse('R&D'))).toEqual(['R&D']);
  });
});

describe('a bracket inside a word', () => {
  it.each(['serie[s]', 'ser(ies)', '[s]eries', 'se{r}ies', 'serie[s', 'ser)ies', '"time serie[s]"'])(
    'changes nothing: %s',
    (word) => {
      expect(titlesOf(parse(word))).toEqual(['Time series analysis']);
      expect(titlesOf(parse(word, 'any'))).toEqual(['Time series analysis']);
    },
  );

  it('leaves a word of a record to be found whole and by its parts', () => {
    expect(termsOf('Time serie[s] analysis')).toEqual(['time@0', 'series@1', 'serie@1', 's@1', 'analysis@2']);
    expect(termsOf('(re)construction')).toEqual(['reconstruction@0', 're@0', 'construction@0']);
    const bib = aBib('1', { title: '(Re)construction of wom(e)n in Beijing(China)' });
    for (const word of [
      'reconstruction',
      'construction',
      'women',
      'womn',
      'China',
      'Beijing',
      'Beijing(China)',
    ].filter((one) => one !== 'womn'))
      expect(matches(bib, parse(word)), word).toBe(true);
    expect(matches(aBib('2', { title: 'China and Beijing' }), parse('Beijing(China)'))).toBe(true);
  });

  it('still groups beside operators', () => {
    expect(titlesOf(parse('(red OR series) AND(chamber OR time)'))).toEqual([
      'Red chamber',
      'Time series analysis',
      'Red and chamber',
    ]);
  });

  it('is no part of a number', () => {
    expect(termsOf('45(2)')).toEqual(['45@0', '2@1']);
  });
});
