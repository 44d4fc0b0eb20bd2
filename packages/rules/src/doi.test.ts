import { describe, expect, it } from 'vitest';
import { doiAddress } from './doi.ts';

describe('doiAddress', () => {
  it.each([
    ['10.1000/182', 'https://doi.org/10.1000/182'],
    [
      '10.1002/(sici)1096-8644(199601)99:1<1::aid-ajpa1>3.0.co;2-#',
      'https://doi.org/10.1002/(sici)1096-8644(199601)99%3A1%3C1%3A%3Aaid-ajpa1%3E3.0.co%3B2-%23',
    ],
    ['10.1000/50%', 'https://doi.org/10.1000/50%25'],
    ['10.1000/a?b', 'https://doi.org/10.1000/a%3Fb'],
  ])('of %s', (doi, address) => {
    expect(doiAddress(doi)).toBe(address);
  });
});
