import { afterEach, describe, expect, it } from 'vitest';
import { expectCode } from '../../ports/ils/ils-world.ts';
import { createKohaWorld, type KohaWorld } from './koha-world.ts';

describe('holds in Koha', () => {
  let world: KohaWorld;
  afterEach(() => world.close());

  async function open() {
    world = await createKohaWorld();
    return { ils: world.ils, patron: await world.addPatron() };
  }

  const reservation = {
    kind: 'reservation',
    pickupLibrary: 'MAIN',
    contact: '13800138000',
    noticeWays: [],
    comments: 'The first volume, please',
  } as const;

  it('has placed a hold whose answer was lost, and a hold whose cancelling was lost is gone', async () => {
    const { ils, patron } = await open();
    const { bibId, id } = await world.addItem();
    await world.addLoan(await world.addPatron(), id);
    world.server.moods.set('POST /api/v1/holds', 'cut');
    world.server.moods.set('DELETE /api/v1/holds', 'cut');
    const place = async () => ils.requests?.place(patron, { ...reservation, bibId });
    const placed = await place();
    expect(placed).toMatchObject({
      bibId,
      step: 'reserving',
      readersBefore: 0,
      comments: 'The first volume, please · 13800138000',
    });
    await expectCode(place(), 'REQUEST_ALREADY_OPEN');
    expect(await ils.requests?.cancel(patron, placed?.id ?? '')).toMatchObject({ step: 'cancelled' });
    expect(await ils.requests?.list(patron, { offset: 0, limit: 10 })).toMatchObject({ total: 0 });
  });

  it('does not place a hold that our client has no right to place', async () => {
    const { ils, patron } = await open();
    const { bibId, id } = await world.addItem();
    await world.addLoan(await world.addPatron(), id);
    world.server.forbidden.add('/holds');
    await expectCode(
      Promise.resolve(ils.requests?.place(patron, { ...reservation, bibId })),
      'ILS_UNAVAILABLE',
    );
  });

  it('holds one copy where one is wanted, and any copy else', async () => {
    const { ils, patron } = await open();
    const { bibId, id } = await world.addItem();
    await world.addLoan(await world.addPatron(), id);
    const options = await ils.requests?.options(patron, { bibId }, []);
    const [itemId] = options?.options.find(({ kind }) => kind === 'reservation')?.itemIds ?? [];
    const one = { ...reservation, bibId, itemId, wantedUntil: '2026-05-01' };
    const placed = await ils.requests?.place(patron, one);
    expect(placed).toMatchObject({ barcode: 'MB1', wantedUntil: '2026-05-01' });
    expect(world.server.faults).toEqual([]);
  });
});
