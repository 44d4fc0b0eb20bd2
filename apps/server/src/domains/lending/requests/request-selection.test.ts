import type { Client } from '@lectern/contracts/kernel/client';
import { checkSelection } from '@lectern/contracts/lending/requests/check-selection';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { requestSelection } from '@lectern/contracts/lending/requests/request-selection';
import { MOST_REQUESTED } from '@lectern/contracts/lending/requests/selection-view';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildLoan, buildPatron } from '../../../testing/builders.ts';
import { buildBib, buildItem, buildLibrary, buildLocation } from '../../../testing/catalogue-builders.ts';
import { createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('a request of a selection', (kind) => {
  let app: IlsApp;
  let client: Client;
  const db = () => app.deps.db;

  beforeAll(async () => {
    app = await createIlsApp(kind);
    await buildLibrary(db(), { code: 'MAIN', position: 0 });
    await buildLibrary(db(), { code: 'SOUTH', position: 1, names: '{"en-US":"South Branch"}' });
    await buildLocation(db(), { code: 'SOUTH-1', library_code: 'SOUTH', names: '{"en-US":"South stacks"}' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    client = await app.signedIn(await buildPatron(db(), { phone: '13800138000', phone_verified: 1 }));
  });

  const inSouth = { library_code: 'SOUTH', location_code: 'SOUTH-1' };
  const inMain = { library_code: 'MAIN' };

  async function lent(): Promise<string> {
    const item = await buildItem(db(), inMain);
    await buildLoan(db(), { item_id: item.id });
    return item.bib_id;
  }

  it('is refused for each work with its reason, and placed for the others by the kind that serves best', async () => {
    const away = (await buildItem(db(), inSouth)).bib_id;
    const queued = await lent();
    const { id: withoutCopies } = await buildBib(db());
    const inVolumes = (await buildItem(db(), { ...inMain, volume: '1' })).bib_id;
    const recordIds = [away, queued, withoutCopies, inVolumes, 'nothing', away];

    const checked = await client.call(checkSelection, { recordIds });
    const short = ({ recordId, outcome, type, refusal }: (typeof checked.rows)[number]) => [
      recordId,
      outcome,
      type,
      refusal?.code ?? '',
    ];
    expect(checked.rows.map(short)).toEqual([
      [away, 'ready', 'online_loan', ''],
      [queued, 'ready', 'reservation', ''],
      [withoutCopies, 'refused', null, 'REQUEST_NO_COPY'],
      [inVolumes, 'volume', null, ''],
      ['nothing', 'gone', null, ''],
    ]);
    expect(checked).toMatchObject({ contactInfo: '138****8000', retentionDays: 7 });
    expect(checked.takeLocations.map(({ libCode }) => libCode).sort()).toEqual(['MAIN', 'SOUTH']);
    expect((await client.call(listRequests, {})).total).toBe(0);

    const { rows } = await client.call(requestSelection, { recordIds, takeLibCode: 'MAIN' });
    expect(rows.map(short)).toEqual([
      [away, 'placed', 'entrust', ''],
      [queued, 'placed', 'reservation', ''],
      [withoutCopies, 'refused', null, 'REQUEST_NO_COPY'],
      [inVolumes, 'volume', null, ''],
      ['nothing', 'gone', null, ''],
    ]);
    expect(rows[0]?.requestNo).not.toBe('');
    expect((await client.call(listRequests, {})).total).toBe(2);

    const again = await client.call(requestSelection, { recordIds: [away, queued], takeLibCode: 'MAIN' });
    expect(again.rows.map(({ outcome }) => outcome)).toEqual(['already', 'already']);
    expect((await client.call(listRequests, {})).total).toBe(2);
  });

  it('says of a work that this pickup place does not serve it', async () => {
    const recordId = await lent();
    const { rows } = await client.call(requestSelection, { recordIds: [recordId], takeLibCode: 'NOWHERE' });
    expect(rows[0]).toMatchObject({ outcome: 'refused', refusal: { code: 'REQUEST_PLACE_NOT_SERVED' } });
  });

  it('has at most so many works, and at least one', async () => {
    const many = Array.from({ length: MOST_REQUESTED + 1 }, (_, at) => `b${at}`);
    for (const recordIds of [many, []])
      await expect(client.call(requestSelection, { recordIds, takeLibCode: 'MAIN' })).rejects.toMatchObject({
        code: 'INPUT_INVALID',
      });
  });

  it('needs a contact, and places nothing without one', async () => {
    client = await app.signedIn(await buildPatron(db(), { phone: '', email: '' }));
    await expect(
      client.call(requestSelection, { recordIds: [await lent()], takeLibCode: 'MAIN' }),
    ).rejects.toMatchObject({ code: 'REQUEST_CONTACT_WRONG' });
  });
});
