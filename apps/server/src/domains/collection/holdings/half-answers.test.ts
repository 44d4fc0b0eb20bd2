import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Availability, Item } from '../../../ports/ils/ils-items.ts';
import type { IlsPort } from '../../../ports/ils/ils-port.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { storeWaiting } from './keep-answers.ts';

const ONE: Availability = { itemCount: 1, onShelfCount: 1, loanableCount: 1, otherPlaces: 0, waiting: 0 };
const NOW = '2026-03-02T02:00:00.000Z';
const EARLIER = '2026-03-02T01:59:50.000Z';

describeOnEachDatabase('a library system that answers in part', (kind) => {
  let app: TestApp;
  const answers = new Map<string, Availability>();
  let items: readonly Item[] = [];

  beforeAll(async () => {
    app = await createTestApp({
      kind,
      adapt: (deps) => ({ ...deps, ils: { ...deps.ils, of: (tenant) => slow(deps.ils.of(tenant)) } }),
    });
  });
  afterAll(() => app.close());

  function slow(ils: IlsPort): IlsPort {
    const availability: IlsPort['availability'] = async (bibIds) =>
      new Map(
        bibIds.flatMap((bibId) => (answers.has(bibId) ? [[bibId, answers.get(bibId) ?? ONE] as const] : [])),
      );
    return { ...ils, outside: true, availability, items: async () => items };
  }
  const countsOf = (...recordIds: readonly string[]) =>
    app.client().call(getOnShelfCounts, { recordIds: [...recordIds] });

  it('is shown with the age of what it did not say just now', async () => {
    const bib = await buildBib(app.deps.db);
    answers.set(bib.id, { ...ONE, asOf: EARLIER });
    expect(await countsOf(bib.id)).toMatchObject({ live: true, asOf: EARLIER });
    answers.set(bib.id, ONE);
    expect(await countsOf(bib.id)).toMatchObject({ live: true, asOf: NOW });
    const { bib_id: bibId, id, barcode } = { bib_id: bib.id, id: 'i', barcode: 'b' };
    const place = {
      libraryCode: 'MAIN',
      locationCode: '3F',
      callNumber: '',
      volume: '',
      itemType: '',
      shelf: '',
    };
    items = [{ id, bibId, barcode, ...place, status: 'available', asOf: EARLIER }];
    expect(await app.client().call(listItems, { recordId: bib.id })).toMatchObject({
      live: true,
      asOf: EARLIER,
    });
  });

  it('is helped out by what it said last, and then nothing is called live', async () => {
    const [quick, slower, never] = [
      await buildBib(app.deps.db),
      await buildBib(app.deps.db),
      await buildBib(app.deps.db),
    ];
    answers.set(quick.id, ONE);
    answers.set(slower.id, { ...ONE, itemCount: 2, asOf: EARLIER });
    await countsOf(slower.id);
    await storeWaiting(app.deps);
    answers.delete(slower.id);
    const { live, asOf, records } = await countsOf(quick.id, slower.id, never.id);
    expect({ live, asOf }).toEqual({ live: false, asOf: EARLIER });
    const counts = new Map(records.map(({ recordId, itemCount }) => [recordId, itemCount]));
    expect(counts.get(quick.id)).toBe(1);
    expect(counts.get(slower.id)).toBe(2);
    expect(counts.get(never.id) ?? 0).toBe(0);
  });
});
