import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { removePicture } from '@lectern/contracts/people/account/remove-picture';
import { updatePicture } from '@lectern/contracts/people/account/update-picture';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';

describeOnEachDatabase("a reader's picture", (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  afterAll(() => app.close());

  async function signedIn() {
    const patron = await buildPatron(app.deps.db);
    return app.client({ token: await buildSession(app.deps.db, patron) });
  }

  const kept = () => readdir(join(app.deps.config.filesFolder, '1001', 'pictures')).catch(() => []);

  /** A photograph that lies on its side, with the place where it was taken. */
  const photograph = () =>
    sharp({ create: { width: 600, height: 300, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Artist: 'Ada Secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
      .then((file) => new Blob([Uint8Array.from(file)], { type: 'image/jpeg' }));

  it('is kept as a small square without metadata, at an address that the account gives', async () => {
    const reader = await signedIn();
    const { opacPicUrl } = await reader.upload(updatePicture, {}, await photograph());
    expect((await reader.call(getSessionUser, {})).opacPicUrl).toBe(opacPicUrl);
    expect((await reader.call(getPatron, {})).opacPicUrl).toBe(opacPicUrl);
    const answer = await app.app.inject({ url: opacPicUrl });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toMatch(/^private, max-age=\d+/);
    expect(answer.headers['content-disposition']).toMatch(/^inline/);
    const picture = await sharp(answer.rawPayload).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
    expect(picture.exif).toBeUndefined();
    expect(picture.orientation).toBeUndefined();
    expect(answer.rawPayload.includes('Secret')).toBe(false);
  });

  it('has white where a PNG file lets the page shine through', async () => {
    const reader = await signedIn();
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const file = new Blob([Uint8Array.from(clear)], { type: 'image/png' });
    const { opacPicUrl } = await reader.upload(updatePicture, {}, file);
    const { rawPayload } = await app.app.inject({ url: opacPicUrl });
    expect((await sharp(rawPayload).stats()).channels[0]?.min).toBe(255);
  });

  it('takes the place of the one before, whose file is removed, also where several come at once', async () => {
    const reader = await signedIn();
    const before = (await kept()).length;
    const first = await reader.upload(updatePicture, {}, await photograph());
    const files = await Promise.all([photograph(), photograph(), photograph()]);
    await Promise.all(files.map((file) => reader.upload(updatePicture, {}, file)));
    expect(await kept()).toHaveLength(before + 1);
    expect((await app.app.inject({ url: first.opacPicUrl })).statusCode).toBe(404);
    const { opacPicUrl } = await reader.call(getPatron, {});
    expect((await app.app.inject({ url: opacPicUrl })).statusCode).toBe(200);
    await reader.call(removePicture, {});
    await reader.call(removePicture, {});
    expect((await reader.call(getPatron, {})).opacPicUrl).toBe('');
    expect(await kept()).toHaveLength(before);
  });

  it('is not found under another library, or by another name', async () => {
    const reader = await signedIn();
    const { opacPicUrl } = await reader.upload(updatePicture, {}, await photograph());
    for (const other of [
      opacPicUrl.replace('alpha', 'beta'),
      opacPicUrl.replace(/pic=.{40}/, `pic=${'0'.repeat(40)}`),
    ])
      expect((await app.app.inject({ url: other })).statusCode).toBe(404);
    const climbing = opacPicUrl.replace(/pic=.*/, `pic=${encodeURIComponent('../x')}`);
    expect((await app.app.inject({ url: climbing })).statusCode).toBe(400);
  });
});
