import { describe, expect, it } from 'vitest';
import { issnInDoi } from './issn-in-doi.ts';

describe('the ISSN in a DOI', () => {
  it.each([
    ['10.1111/j.1365-2966.2005.09238.x', '1365-2966'],
    ['10.1016/S0140-6736(05)17741-1', '0140-6736'],
    ['10.3969/j.issn.1000-1239.2010.01.001', '1000-1239'],
    ['10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O', '1097-4571'],
  ])('is read in %s', (doi, issn) => expect(issnInDoi(doi)).toBe(issn));

  it.each([
    '10.1038/34178',
    '10.1000/2004-1231',
    '10.1016/S0140-6737(05)1',
    '10.1016/j.cell.2005.01.001',
    '',
  ])('is none in %s', (doi) => expect(issnInDoi(doi)).toBeUndefined());
});
