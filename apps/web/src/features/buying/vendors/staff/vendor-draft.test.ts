import { expect, it } from 'vitest';
import { draftOfVendor, vendorOfDraft } from './vendor-draft.ts';

const DRAFT = { ...draftOfVendor(undefined), code: 'web', names: { 'en-US': 'Web' } };

it('is a vendor with its sums in minor units and its questions', () => {
  const asking = '{"quote":{"method":"GET","address":"https://a.example/{isbn}","mapping":"$"}}';
  expect(vendorOfDraft({ ...DRAFT, freightFirst: '5,5', freightFree: '99', asking })).toMatchObject({
    code: 'web',
    freightFirst: 550,
    freightFurther: 0,
    freightFreeFrom: 9900,
    asking: { quote: { method: 'GET' } },
  });
});

it.each([
  { code: '' },
  { code: 'with space' },
  { names: {} },
  { currency: 'yuan' },
  { freightFirst: '-1' },
  { asking: '{' },
  { asking: 'null' },
])('is no vendor with %o', (wrong) => {
  expect(vendorOfDraft({ ...DRAFT, ...wrong })).toBeUndefined();
});
