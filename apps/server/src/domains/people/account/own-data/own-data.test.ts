import { updateProfile } from '@lectern/contracts/lending/patron/update-profile';
import { exportOwnData } from '@lectern/contracts/people/account/export-own-data';
import { getErasure } from '@lectern/contracts/people/account/get-erasure';
import { requestErasure } from '@lectern/contracts/people/account/request-erasure';
import { updatePicture } from '@lectern/contracts/people/account/update-picture';
import { withdrawErasure } from '@lectern/contracts/people/account/withdraw-erasure';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLoan, buildPatron, buildRequest, buildSession } from '../../../../testing/builders.ts';
import { pngOf } from '../../../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../../testing/test-database.ts';
import { unzipped } from '../../../../testing/unzipped.ts';

describeOnBothDatabases("a reader's data", 'SQL', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  afterAll(() => app.close());

  async function reader(given: Parameters<typeof buildPatron>[1] = {}) {
    const patron = await buildPatron(app.deps.db, given);
    return { patron, client: app.client({ token: await buildSession(app.deps.db, patron) }) };
  }

  it('is a zip of JSON and CSV files with all that is kept, and nothing of others', async () => {
    const other = await reader({ name: 'Somebody Else' });
    await other.client.call(updateProfile, { department: 'Secrets' });
    const { patron, client } = await reader({ name: '李, "Ada"', password_hash: 'argon-digest' });
    await buildLoan(app.deps.db, { patron_id: patron.id, due_date: '2026-04-01' });
    await buildRequest(app.deps.db, { patron_id: patron.id });
    await client.call(updateProfile, { department: '=1+1' });
    await client.upload(updatePicture, {}, new Blob([pngOf(64, 64)], { type: 'image/png' }));
    const response = await client.download(exportOwnData, {});
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /filename="my-library-data-\d{4}-\d\d-\d\d\.zip"/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const files = unzipped(Buffer.from(await response.arrayBuffer()));
    const json = (name: string) => JSON.parse(files.get(`json/${name}.json`)?.toString() ?? 'null');
    expect(json('account')).toEqual([
      expect.objectContaining({ name: '李, "Ada"', primary_id: patron.primary_id }),
    ]);
    expect(json('loans')).toEqual([expect.objectContaining({ dueDate: '2026-04-01', returnedOn: null })]);
    expect(json('requests')).toHaveLength(1);
    expect(json('sessions')).toHaveLength(1);
    expect(json('search-history')).toEqual([]);
    expect(files.get('csv/account.csv')?.toString()).toContain('"李, ""Ada"""');
    expect(files.get('csv/profile.csv')?.toString()).toContain("department,'=1+1");
    expect(files.get('picture.jpg')?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(files.get('README.txt')?.toString()).toContain('all that the library');
    const all = Buffer.concat([...files.values()]).toString();
    expect(all).not.toMatch(/argon-digest|Somebody Else|Secrets/);
    expect(all).not.toContain(other.patron.id);
  });

  it('can be asked to be erased, once at a time, and the request can be withdrawn and repeated', async () => {
    const { patron, client } = await reader({ email: 'ada@example.org', email_verified: 1 });
    expect(await client.call(getErasure, {})).toEqual({ request: null });
    const first = await client.call(requestErasure, {});
    expect(first.request).toMatchObject({ state: 'open' });
    app.clock.advance(60);
    expect(await client.call(requestErasure, {})).toEqual(first);
    const mails = () =>
      app.deps.db
        .selectFrom('notice')
        .select(['recipient', 'template'])
        .where('tenant_id', '=', '1001')
        .where('recipient', '=', patron.email)
        .execute();
    expect(await mails()).toEqual([{ recipient: 'ada@example.org', template: 'erasureRequested' }]);
    expect((await client.call(withdrawErasure, {})).request).toMatchObject({ state: 'withdrawn' });
    await expect(client.call(withdrawErasure, {})).rejects.toMatchObject({ code: 'ERASURE_NOT_OPEN' });
    expect((await client.call(requestErasure, {})).request).toMatchObject({ state: 'open' });
  });

  it('is erased at nobody else’s wish: an address that was never verified gets no mail', async () => {
    const { patron, client } = await reader();
    await client.call(requestErasure, {});
    const rows = await app.deps.db
      .selectFrom('notice')
      .select('id')
      .where('tenant_id', '=', '1001')
      .where('recipient', '=', patron.email)
      .execute();
    expect(rows).toEqual([]);
  });
});
