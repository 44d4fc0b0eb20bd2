import type { Client } from '@lectern/contracts/kernel/client';
import { updatePicture } from '@lectern/contracts/people/account/update-picture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../builders.ts';
import { hugePicture, pngOf } from '../pictures.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Pictures that are made to use up memory or time, to reach another decoder, or to run as something else. */
describe('a picture bomb', () => {
  let app: TestApp;
  let reader: Client;
  beforeAll(async () => {
    app = await createTestApp();
    const { db } = app.deps;
    reader = app.client({ token: await buildSession(db, await buildPatron(db)) });
  });
  afterAll(() => app.close());

  const send = (content: Buffer<ArrayBuffer> | string, type = 'image/png') => {
    app.clock.advance(61);
    return reader.upload(updatePicture, {}, new Blob([content], { type }));
  };

  it('of 900 megapixels in a small file is refused by its head, before it is decoded', async () => {
    const bomb = hugePicture();
    expect(bomb.length).toBeLessThan(500_000);
    const refused = { code: 'PICTURE_TOO_DETAILED', details: { megapixels: 40 } };
    await expect(send(bomb)).rejects.toMatchObject(refused);
    // A decoder would find that this one is damaged.
    await expect(send(pngOf(30_000, 30_000, 1))).rejects.toMatchObject(refused);
  });

  it('of one long line is refused as any other', async () => {
    await expect(send(pngOf(41_000_000, 1))).rejects.toMatchObject({ status: 422 });
  });

  it('with less data than its head says is refused', async () => {
    await expect(send(pngOf(4000, 4000, 10))).rejects.toMatchObject({ code: 'PICTURE_UNREADABLE' });
  });

  it.each([
    [
      'SVG with an entity',
      '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "x">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['PDF', '%PDF-1.7'],
    ['nothing', ''],
  ])('that is %s under the name of a picture is refused', async (_name, content) => {
    for (const type of ['image/png', 'image/jpeg'])
      await expect(send(content, type)).rejects.toMatchObject({ code: 'PICTURE_UNREADABLE' });
  });

  it('that begins as a picture and goes on as something else leaves nothing of that in what is kept', async () => {
    const { opacPicUrl } = await send(
      Buffer.concat([pngOf(64, 64), Buffer.from('<script>alert(1)</script>')]),
    );
    const kept = await app.app.inject({ url: opacPicUrl });
    expect(kept.headers['content-type']).toBe('image/jpeg');
    expect(kept.headers['x-content-type-options']).toBe('nosniff');
    expect(kept.rawPayload.includes('<script>')).toBe(false);
  });
});
