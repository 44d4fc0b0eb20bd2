import { describe, expect, it } from 'vitest';
import { addressBlock, addressNetwork } from './address-network.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ])('of %s is %s', (address, network) => expect(addressNetwork(address)).toBe(network));

  it('is one for all addresses that one customer can make up', () => {
    const networks = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::', '2001:db8:1:2:a:b:c:d'].map(addressNetwork);
    expect(new Set(networks).size).toBe(1);
    expect(addressNetwork('2001:db8:1:3::1')).not.toBe(networks[0]);
  });
});

describe('the block of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.200', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
  ])('of %s is %s', (address, block) => expect(addressBlock(address)).toBe(block));
});
