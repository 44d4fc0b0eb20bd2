import { describe, expect, it } from 'vitest';
import { coverageIn } from './coverage.ts';

describe('coverageIn', () => {
  it.each([
    ['Wiley 1998-2004', { from: 1998, to: 2004 }],
    ['1998–', { from: 1998, to: null }],
    ['全文 1998 至 2004', { from: 1998, to: 2004 }],
    ['v.1 (1960)-v.9 (1968); 1970-1975, 1980-', { from: 1970, to: null }],
    ['1990 to 1995 and 1997-1999', { from: 1990, to: 1999 }],
  ])('reads %j', (text, coverage) => {
    expect(coverageIn(text)).toEqual(coverage);
  });

  it.each(['', 'Full text', '2004', '2004-1998', 'ISSN 1234-19985', '119980-2004'])(
    'is null where a text names no span of years: %j',
    (text) => {
      expect(coverageIn(text)).toBeNull();
    },
  );
});
