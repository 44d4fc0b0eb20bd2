// @vitest-environment happy-dom
import { encryptAddressName } from '@lectern/rules/address-cipher';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw, inEnglish } from '../testing/draw.tsx';
import { useAddressName } from './address-name.ts';
import { withAddressName } from './with-address-name.ts';

inEnglish();

function Names() {
  const names = [useAddressName('name'), useAddressName('title'), useAddressName('locationName')];
  return <p>{names.map((name) => name ?? 'none').join(' | ')}</p>;
}

it('reads each name that an address bears, encrypted or as in an old link', async () => {
  const address = withAddressName('/place?locationId=M-LIT', 'locationName', '文学阅览室');
  expect(address).not.toContain('文学');
  draw(<Names />, { at: `${address}&title=Moby%20Dick` });
  expect(await screen.findByText('none | Moby Dick | 文学阅览室')).toBeTruthy();
});

it('adds nothing for an empty name', () => {
  expect(withAddressName('/place', 'name', '')).toBe('/place');
  expect(withAddressName('/place', 'name', 'x')).toBe(`/place?name=${encryptAddressName('x')}`);
});
