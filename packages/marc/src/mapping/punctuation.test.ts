import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendWithMark, dropLoneBrackets, trimFullStop, trimIsbd } from './punctuation.ts';

describe('ISBD marks at the end of an element', () => {
  it.each([
    ['Friendly fire /', 'Friendly fire'],
    ['Himālī sāhitya :', 'Himālī sāhitya'],
    ['London ;', 'London'],
    ['Sonate h-moll,', 'Sonate h-moll'],
    ['Heylin, Clinton.', 'Heylin, Clinton'],
    ['الطبعة الأولى،', 'الطبعة الأولى'],
    ['1942-', '1942-'],
    ['[1973]', '[1973]'],
  ])('%s becomes %s', (text, shown) => {
    expect(trimIsbd(text)).toBe(shown);
  });

  it.each([
    'King, Martin Luther, Jr.',
    'Dodd, Mead & Co.',
    'Jazz, etc.',
    'Auden, W. H.',
    'U.S.A.',
    'Boston, Mass.',
    '24 cm.',
    '2nd ed.',
    'And then ...',
  ])('%s keeps its full stop', (text) => {
    expect(trimIsbd(text)).toBe(text);
  });

  it('are removed from ordinary short words', () => {
    expect(trimFullStop('Tell me.')).toBe('Tell me');
    expect(trimFullStop('Chapter 12.')).toBe('Chapter 12');
  });

  it('are all removed at once: trimming twice gives the same text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(trimIsbd(trimIsbd(text))).toBe(trimIsbd(text));
      }),
    );
  });
});

describe('brackets', () => {
  it('are removed if their partner is in another subfield', () => {
    expect(dropLoneBrackets('[New York')).toBe('New York');
    expect(dropLoneBrackets('1998]')).toBe('1998');
    expect(dropLoneBrackets('(Pālpā')).toBe('Pālpā');
    expect(dropLoneBrackets('[München]')).toBe('[München]');
  });
});

describe('joining elements', () => {
  it('keeps the mark in the record, and adds one if there is none', () => {
    expect(appendWithMark('Faust :', ' : ', 'eine Tragödie')).toBe('Faust : eine Tragödie');
    expect(appendWithMark('Faust:', ' : ', 'eine Tragödie')).toBe('Faust : eine Tragödie');
    expect(appendWithMark('Faust', ' : ', 'eine Tragödie')).toBe('Faust : eine Tragödie');
    expect(appendWithMark('Title =', ' : ', 'Titre')).toBe('Title = Titre');
    expect(appendWithMark('Bible.', '. ', 'O.T.')).toBe('Bible. O.T.');
    expect(appendWithMark('Who am I?', '. ', 'Part 2')).toBe('Who am I? Part 2');
  });
});
