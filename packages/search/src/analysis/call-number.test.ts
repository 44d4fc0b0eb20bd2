import { describe, expect, it } from 'vitest';
import { callNumberScheme, compactCallNumber, shelfKey } from './call-number.ts';

const sorted = (numbers: readonly string[]): string[] =>
  [...numbers].reverse().sort((a, b) => (shelfKey(a) < shelfKey(b) ? -1 : 1));

describe('call numbers', () => {
  it('stand on the shelf as the scheme orders them', () => {
    for (const shelf of [
      ['QA9 .A5', 'QA76 .B2', 'QA76.73 .J38 2005', 'QA76.73 .J4 1999', 'QA76.9 .A43', 'QA276 .C3'],
      ['I206', 'I207.411', 'I24', 'I247.5/9', 'I247.5/23', 'I247.57/1', 'I25', 'K825.6', 'TP312'],
      ['150.1 FRE', '153 KAH', '813.5 HEM', '813.54 MOR', '823 DIC', '823.912 ORW'],
    ]) {
      expect(sorted(shelf)).toEqual(shelf);
    }
  });

  it('say their scheme by their form', () => {
    expect(callNumberScheme('QA76.73.J38 2005')).toBe('lcc');
    expect(callNumberScheme('I247.57/23')).toBe('clc');
    expect(callNumberScheme('823.912 ORW')).toBe('ddc');
    expect(callNumberScheme('DVD 17')).toBe('other');
  });

  it('are looked for without case, width and spaces', () => {
    expect(compactCallNumber('ＱＡ76.73 .J38')).toBe('qa76.73.j38');
  });
});
