import { describe, expect, it } from 'vitest';
import { readIsni, readOrcid } from './person-number.ts';

describe('the number of a person', () => {
  it.each([
    '0000-0002-1825-0097',
    '0000000218250097',
    'https://orcid.org/0000-0002-1825-0097',
    'http://orcid.org/0000-0002-1825-0097/',
    '(orcid)0000-0002-1825-0097',
    'orcid: 0000–0002–1825–0097',
  ])('is an ORCID iD in %s', (text) => expect(readOrcid(text)).toBe('0000-0002-1825-0097'));

  it('may end in X', () => expect(readOrcid('0000-0002-1694-233x')).toBe('0000-0002-1694-233X'));

  it.each(['0000-0002-1825-0098', '0000-0002-1825-009', '90000-0002-1825-0097', 'x'.repeat(500), ''])(
    'is none in %s',
    (text) => expect(readOrcid(text)).toBeUndefined(),
  );

  it('is an ISNI and no ORCID iD outside the blocks of ORCID', () => {
    expect(readIsni('https://isni.org/isni/0000000121032683')).toBe('0000000121032683');
    expect(readIsni('(isni) 0000 0001 2103 2683')).toBe('0000000121032683');
    expect(readOrcid('0000000121032683')).toBeUndefined();
  });
});
