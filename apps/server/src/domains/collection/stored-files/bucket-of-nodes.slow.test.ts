import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { removePicture } from '@lectern/contracts/people/account/remove-picture';
import { updatePicture } from '@lectern/contracts/people/account/update-picture';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { createS3Files } from '../../../ports/files/s3/s3-files.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { type S3Server, startS3Server, VERSITYGW } from '../../../testing/s3-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.skipIf(!VERSITYGW)('nodes without a shared folder (`node scripts/services/versitygw.mjs`)', () => {
  let server: S3Server;
  let one: TestApp;
  let other: Awaited<ReturnType<typeof createApp>>;
  beforeAll(async () => {
    server = await startS3Server(VERSITYGW ?? '');
    const bucket = await server.newBucket();
    one = await createTestApp({ deps: { files: createS3Files(bucket) } });
    other = await createApp({ ...one.deps, files: createS3Files(bucket) });
    await other.ready();
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await server.close();
  });

  async function readerWithPicture() {
    const patron = await buildPatron(one.deps.db);
    const reader = one.client({ token: await buildSession(one.deps.db, patron) });
    const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const { opacPicUrl } = await reader.upload(
      updatePicture,
      {},
      new Blob([Uint8Array.from(file)], { type: 'image/png' }),
    );
    return { reader, opacPicUrl };
  }

  it('show a picture that was sent to another one, until it is removed there', async () => {
    const { reader, opacPicUrl } = await readerWithPicture();
    const shown = await other.inject({ url: opacPicUrl });
    expect(shown.statusCode).toBe(200);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 256 });
    await reader.call(removePicture, {});
    expect((await other.inject({ url: opacPicUrl })).statusCode).toBe(404);
  });

  it('say that a picture cannot be had now while the bucket is away, and go on with all else', async () => {
    const { reader, opacPicUrl } = await readerWithPicture();
    await server.stop();
    try {
      const refused = await other.inject({ url: opacPicUrl });
      expect([refused.statusCode, refused.json().errCode]).toEqual([503, 'UNAVAILABLE']);
      expect((await reader.call(getPatron, {})).opacPicUrl).toBe(opacPicUrl);
    } finally {
      await server.start();
    }
    expect((await other.inject({ url: opacPicUrl })).statusCode).toBe(200);
  });
});
