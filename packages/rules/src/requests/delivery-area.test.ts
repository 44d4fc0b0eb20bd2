import { expect, it } from 'vitest';
import { isDelivered } from './delivery-area.ts';

it('a library delivers in its countries, and in China in its areas', () => {
  const hangzhou = { country: 'CN', areaCode: '330106' };
  expect(isDelivered(hangzhou, { countries: ['CN'], areaCodes: [] })).toBe(true);
  expect(isDelivered(hangzhou, { countries: ['CN'], areaCodes: ['11', '3301'] })).toBe(true);
  expect(isDelivered(hangzhou, { countries: ['CN'], areaCodes: ['3302'] })).toBe(false);
  expect(isDelivered(hangzhou, { countries: ['FR'], areaCodes: ['33'] })).toBe(false);
  expect(isDelivered({ country: 'FR', areaCode: '' }, { countries: ['FR'], areaCodes: ['33'] })).toBe(true);
});
