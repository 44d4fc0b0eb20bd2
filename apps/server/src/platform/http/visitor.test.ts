import { describe, expect, it } from 'vitest';
import { deviceOf, visitorOf } from './visitor.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of a User-Agent', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge, Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, Linux'],
    [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`, 'Chrome, Android'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Safari/604.1`,
      'Safari, iPhone',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1`, 'Safari, macOS'],
    [`Mozilla/5.0 (Linux; Android 14) ${WEBKIT} Chrome/130 Mobile MicroMessenger/8.0`, 'WeChat, Android'],
    ['curl/8.5.0', ''],
    ['', ''],
  ])('of %s is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
});

it('keeps the block of an address and not the address', () => {
  expect(visitorOf({ ip: '192.0.2.77', headers: {} })).toEqual({ network: '192.0.2.0/24', device: '' });
});
