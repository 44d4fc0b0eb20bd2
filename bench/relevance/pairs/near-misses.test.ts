import { describe, expect, it } from 'vitest';
import { excludedFormOfQuery, formOfQuery } from './form-of-query.ts';
import { nearMisses } from './near-misses.ts';

describe('what records hold for a query', () => {
  it('is its words without the signs of the query language', () => {
    expect(formOfQuery('(String quartets Parts)')).toBe('String quartets Parts');
    expect(formOfQuery('mark twain NOT "(tom sawyer)"')).toBe('mark twain');
    expect(formOfQuery('"of time & place"')).toBe('of time & place');
    expect(formOfQuery('3-D -films')).toBe('3-D');
  });

  it('is with what it leaves out where it leaves something out', () => {
    expect(excludedFormOfQuery('twain -sawyer')).toBe('twain sawyer');
    expect(excludedFormOfQuery('twain sawyer')).toBeUndefined();
  });

  it('is almost the same in a near miss, and never the same', () => {
    for (const form of ['三國演義', 'jill k conway', 'étude', 'C++', '家'])
      expect(nearMisses(form)).not.toContain(form);
    expect(nearMisses('三國演義')).toContain('三國冇演義');
    expect(nearMisses('jill k conway')).toContain('k conway');
  });
});
