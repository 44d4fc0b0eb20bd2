import { describe, expect, it } from 'vitest';
import { faultsOf, readPostcode } from './postal-address.ts';

const ADDRESS = {
  country: 'CN',
  areaCode: '110108',
  details: '颐和园路5号',
  postcode: '100871',
  recipientName: '林黛玉',
  phone: '13800000000',
};

describe('a postal address', () => {
  it('has no faults if all is there', () => {
    expect(faultsOf(ADDRESS)).toEqual([]);
  });

  it('needs each of its fields, told in the order of the form', () => {
    const empty = { country: 'CN', areaCode: '', details: ' ', postcode: '', recipientName: '', phone: '' };
    expect(faultsOf(empty)).toEqual(['areaCode', 'details', 'postcode', 'recipientName', 'phone']);
  });

  it('needs no area code and no postcode in another country', () => {
    const abroad = { ...ADDRESS, country: 'IE', areaCode: '', postcode: '', phone: '+353 1 896 1000' };
    expect(faultsOf(abroad)).toEqual([]);
  });

  it.each(['1380000', '12345678901', 'phone', ''])('refuses the phone number “%s”', (phone) => {
    expect(faultsOf({ ...ADDRESS, phone })).toEqual(['phone']);
  });

  it.each([
    ['CN', '１００８７１', '100871'],
    ['CN', '10087', undefined],
    ['CN', '10087A', undefined],
    ['GB', 'sw1a 1aa', 'SW1A 1AA'],
    ['FR', '75013', '75013'],
    ['HK', '', ''],
    ['US', '<b>', undefined],
  ])('reads in %s the postcode “%s” as %s', (country, text, read) => {
    expect(readPostcode(country, text)).toBe(read);
  });
});
