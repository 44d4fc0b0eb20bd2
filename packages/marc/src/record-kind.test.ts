import { describe, expect, it } from 'vitest';
import { recordKind } from './record-kind.ts';
import { control, data } from './testing/record-builders.ts';

const kindOf = (type: string, ...tags: string[]): string =>
  recordKind({ leader: `00000n${type}  a2200000   4500`, fields: tags.map((tag) => data(tag, '  ', 'ax')) });

describe('the kind of a record', () => {
  it('follows leader/06 of MARC 21', () => {
    for (const type of ['a', 'c', 'e', 'g', 'j', 'k', 'm', 'o', 'p', 'r', 't', ' ']) {
      expect(kindOf(type, '245'), type).toBe('bibliographic');
    }
    for (const type of ['u', 'v', 'x', 'y']) expect(kindOf(type, '852'), type).toBe('holdings');
    expect(kindOf('z', '100')).toBe('authority');
    expect(kindOf('w', '153')).toBe('classification');
    expect(kindOf('q', '110')).toBe('community');
  });

  it('is authority or holdings by the fields, if leader/06 has both meanings', () => {
    expect(kindOf('x', '152', '200')).toBe('authority');
    const holdings = {
      leader: '00000nx  a2200000   4500',
      fields: [control('004', '1'), data('852', '  ', 'bMain')],
    };
    expect(recordKind(holdings)).toBe('holdings');
  });
});
