import { checkRepeat } from '@lectern/contracts/buying/recommendations/check-repeat';
import { searchCandidates } from '@lectern/contracts/buying/recommendations/search-candidates';
import type { Client } from '@lectern/contracts/kernel/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { type CatalogueApp, createCatalogueApp } from '../../../testing/catalogue-app.ts';
import { buildProvider } from '../../../testing/provider-rows.ts';
import { buildVendor, buildVendorItem } from '../../../testing/purchase-rows.ts';

const BETA = { tenant_id: '1002' };

describe('what a reader could wish for', () => {
  let app: CatalogueApp;
  let reader: Client;
  beforeAll(async () => {
    app = await createCatalogueApp();
    const { db } = app.deps;
    const sibling = { kind: 'sibling', mappings: '[]', names: '{"en-US":"Alpha"}' } as const;
    await buildProvider(db, { ...BETA, ...sibling, code: 'alpha', address: 'alpha' });
    await buildProvider(db, { ...BETA, ...sibling, code: 'off', address: 'alpha', is_on: 0 });
    const shop = await buildVendor(db, { ...BETA, code: 'shop', names: '{"en-US":"Shop"}' });
    const closed = await buildVendor(db, { ...BETA, code: 'closed', is_on: 0 });
    for (const vendor_id of [shop, closed])
      await buildVendorItem(db, {
        ...BETA,
        vendor_id,
        title: 'The white whale',
        price: 5800,
        currency: 'CNY',
      });
    reader = app.client({ token: await buildSession(db, await buildPatron(db, BETA)) });
  });
  afterAll(() => app.close());

  it('is found in other libraries and lists of vendors that are on, each with its place', async () => {
    const { candidates, silent } = await reader.call(searchCandidates, { title: 'whale' });
    const places = new Set(candidates.map(({ source }) => source));
    expect([...places].toSorted()).toEqual(['alpha', 'shop']);
    expect(candidates.filter(({ source }) => source === 'shop')).toMatchObject([
      { sourceName: 'Shop', title: 'The white whale', price: '58.00', currency: 'CNY' },
    ]);
    const [there] = candidates.filter(({ source }) => source === 'alpha');
    expect(there).toMatchObject({ sourceName: 'Alpha', price: '' });
    expect(silent).toEqual([]);
  });

  it('is said to exist elsewhere before the wish is saved', async () => {
    const { elsewhere } = await reader.call(checkRepeat, { title: 'whale' });
    expect(elsewhere).toMatchObject([{ code: 'alpha', name: 'Alpha' }]);
    expect((await reader.call(checkRepeat, { title: 'nowhere to be found' })).elsewhere).toEqual([]);
  });
});
