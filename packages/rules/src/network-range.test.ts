import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInRanges, isNetworkAddress, readNetworkRange } from './network-range.ts';

const has = (range: string, address: string): boolean => {
  const read = readNetworkRange(range);
  return read !== undefined && isInRanges(address, [read]);
};

describe('a range of network addresses', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['192.0.2.0/24', '192.0.2.255', true],
    ['192.0.2.0/24', '192.0.3.0', false],
    ['192.0.2.77/24', '192.0.2.1', true],
    ['0.0.0.0/0', '203.0.113.9', true],
    ['192.0.2.9 - 192.0.3.2', '192.0.2.255', true],
    ['192.0.2.9-192.0.3.2', '192.0.3.3', false],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::', false],
    ['2001:db8::1-2001:db8::ff', '2001:0DB8:0:0:0:0:0:80', true],
    ['::/0', '192.0.2.1', false],
    ['192.0.2.0/24', '::ffff:192.0.2.5', true],
    ['fe80::/10', 'fe80::1%eth0', true],
  ])('%s: %s is in it: %s', (range, address, expected) => expect(has(range, address)).toBe(expected));

  it.each([
    '',
    '192.0.2',
    '192.0.2.256',
    '192.0.02.1',
    '192.0.2.0/33',
    '192.0.2.0/',
    '192.0.2.9-192.0.2.1',
    '192.0.2.1-2001:db8::1',
    '192.0.2.1-192.0.2.2-192.0.2.3',
    '2001:db8::/129',
    '2001:db8',
    '1::2::3',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8:9',
    '::ffff:192.0.2.0/120',
    'example.org',
    `${'1'.repeat(200)}.0.0.1`,
  ])('%j is none', (text) => expect(readNetworkRange(text)).toBeUndefined());

  it('reads every address that it may be asked about', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => has(`${address}/24`, address) && isNetworkAddress(address)),
    );
    fc.assert(fc.property(fc.ipV6(), (address) => isNetworkAddress(address) && has(address, address)));
  });
});
