import { describe, expect, it } from 'vitest';
import { detectFlavour, detectFlavourOf } from './detect-flavour.ts';
import { buildRecord } from './testing/build-record.ts';

const marc21 = buildRecord(`
  008 741028s1973    gw snz         n         
  100 1_ $aLiszt, Franz
  245 10 $aSonate h-moll`);
const cnmarc = buildRecord(`
  100 __ $a20020204d1994    em y0chiy0120    ea
  200 1_ $a中国发展报告
  801 _0 $aCN`);

describe('the MARC format of a record', () => {
  it('is detected from its title field and its coded data', () => {
    expect(detectFlavour(marc21)).toBe('marc21');
    expect(detectFlavour(cnmarc)).toBe('unimarc');
  });

  it('is UNIMARC without 100 if the title is in 200', () => {
    expect(detectFlavour(buildRecord('200 1_ $aFaust'))).toBe('unimarc');
  });

  it('is MARC 21 if 100 has a personal name', () => {
    expect(detectFlavour(buildRecord('100 0_ $aVoltaire'))).toBe('marc21');
  });

  it('is MARC 21 if no field decides', () => {
    expect(detectFlavour({ leader: '', fields: [] })).toBe('marc21');
  });
});

describe('the MARC format of a file', () => {
  it('is that of most of its records', () => {
    expect(detectFlavourOf([cnmarc, marc21, cnmarc])).toBe('unimarc');
    expect(detectFlavourOf([marc21, cnmarc, marc21])).toBe('marc21');
    expect(detectFlavourOf([])).toBe('marc21');
  });
});
