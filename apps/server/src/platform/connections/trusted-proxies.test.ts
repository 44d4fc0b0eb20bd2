import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

describe('the proxies in front', () => {
  it('are a count, which believes the last hops and names no address', () => {
    const proxies = readTrustedProxies('2');
    expect([0, 1, 2].map((hop) => proxies?.believes('192.0.2.1', hop))).toEqual([true, true, false]);
    expect(proxies?.isNamed('192.0.2.1')).toBe(false);
  });

  it('are addresses and networks, also where IPv4 is written as IPv6', () => {
    const proxies = readTrustedProxies('192.0.2.1, 10.1.0.0/16,2001:db8::/32');
    for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '10.1.200.3', '2001:db8::1'])
      expect([address, proxies?.believes(address, 5), proxies?.isNamed(address)]).toEqual([
        address,
        true,
        true,
      ]);
    for (const address of ['192.0.2.2', '10.2.0.1', '2001:db9::1', 'unknown'])
      expect([address, proxies?.believes(address, 0)]).toEqual([address, false]);
  });

  it.each(['', 'all', '11', '-1', '10.0.0.0/33', '10.0.0.1/', '10.0.0.0/8/8', '10.0.0.1;10.0.0.2'])(
    'are not %j',
    (text) => {
      expect(readTrustedProxies(text)).toBeUndefined();
    },
  );
});
