import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { addObjectFile } from '@lectern/contracts/resources/repository/add-object-file';
import { putCollection } from '@lectern/contracts/resources/repository/put-collection';
import { putObject } from '@lectern/contracts/resources/repository/put-object';
import { putPolicy } from '@lectern/contracts/resources/repository/put-policy';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStaffSession } from '../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const EVERYBODY = {};
const [WIDTH, HEIGHT] = [900, 600];
type Rules = NonNullable<InputOf<typeof putPolicy.input>['rules']>;

describe('pictures for viewers of other sites', () => {
  let app: TestApp;
  let desk: Client;
  let collectionId: string;
  let picture: Buffer;
  beforeAll(async () => {
    app = await createTestApp();
    desk = app.client({ token: await openStaffSession(app, ['resources.digital']) });
    const names = { 'en-US': 'Maps' };
    collectionId = (await desk.call(putCollection, { kind: 'base', code: 'maps', names, isOpen: true })).id;
    // The left half is red, the right one blue; the camera was held upright, so it is stored on its side.
    const half = { width: WIDTH / 2, height: HEIGHT, channels: 3 as const };
    const blue = await sharp({ create: { ...half, background: '#0000ff' } })
      .png()
      .toBuffer();
    picture = await sharp({ create: { ...half, width: WIDTH, background: '#ff0000' } })
      .composite([{ input: blue, left: WIDTH / 2, top: 0 }])
      .jpeg()
      .toBuffer();
  });
  afterAll(async () => {
    app.deps.pages.close();
    await app.close();
  });

  const OPEN: Rules = { describe: [EVERYBODY], read: [EVERYBODY], download: [EVERYBODY] };

  async function picturesUnder(rules: Rules, content = picture, more: object = {}) {
    const policyId = (await desk.call(putPolicy, { names: { 'en-US': 'Rights' }, rules })).id;
    const titles = { 'en-US': 'A map of the harbour', 'zh-CN': '港口图' };
    const { id } = await desk.call(putObject, {
      collectionId,
      kind: 'picture',
      titles,
      policyId,
      isOpen: true,
      year: '1890',
      creators: [{ name: 'A. Surveyor' }],
      ...more,
    });
    const file = new Blob([new Uint8Array(content)], { type: 'image/jpeg' });
    const { fileId } = await desk.upload(addObjectFile, { id, name: 'Sheet 1' }, file);
    return { id, fileId };
  }

  const fetched = (path: string) => app.app.inject({ url: `/alpha/iiif/${path}`, method: 'GET' });
  const imageAt = async (fileId: string, rest: string) => {
    const answer = await fetched(`image/${fileId}/${rest}`);
    expect(answer.statusCode).toBe(200);
    return sharp(answer.rawPayload);
  };

  it('are told in a manifest with a canvas for each picture, which any site may read', async () => {
    const { id, fileId } = await picturesUnder(OPEN);
    const answer = await fetched(`object/${id}/manifest`);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['content-type']).toContain('http://iiif.io/api/presentation/3/context.json');
    const manifest = answer.json();
    expect(manifest).toMatchObject({
      type: 'Manifest',
      label: { 'en-US': ['A map of the harbour'], 'zh-CN': ['港口图'] },
      items: [{ type: 'Canvas', width: WIDTH, height: HEIGHT, label: { none: ['Sheet 1'] } }],
    });
    expect(manifest.id).toMatch(new RegExp(`/alpha/iiif/object/${id}/manifest$`));
    const [canvas] = manifest.items;
    const { body, target } = canvas.items[0].items[0];
    expect(target).toBe(canvas.id);
    // The addresses in the manifest are those that answer.
    const image = await app.app.inject({ url: new URL(body.id).pathname, method: 'GET' });
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ width: WIDTH, height: HEIGHT });
    const info = await app.app.inject({ url: `${new URL(body.service[0].id).pathname}/info.json` });
    expect(info.json()).toMatchObject({ profile: 'level1', width: WIDTH, height: HEIGHT });
    const base = await fetched(`image/${fileId}`);
    expect([base.statusCode, base.headers.location]).toEqual([303, `${info.json().id}/info.json`]);
  });

  it('are cut and scaled as the address says, of the picture as it is seen', async () => {
    const { fileId } = await picturesUnder(OPEN);
    const right = await imageAt(fileId, '450,0,450,600/90,/0/default.jpg');
    expect(await right.metadata()).toMatchObject({ width: 90, height: 120, format: 'jpeg' });
    const [red = 0, , blue = 0] = (await right.stats()).channels.map(({ mean }) => mean);
    expect(blue - red).toBeGreaterThan(200);
    const turned = await sharp(picture).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const upright = await picturesUnder(OPEN, turned);
    const { width, height } = (await fetched(`image/${upright.fileId}/info.json`)).json();
    expect([width, height]).toEqual([HEIGHT, WIDTH]);
    const top = await imageAt(upright.fileId, '0,0,600,450/max/0/default.jpg');
    const [topRed = 0, , topBlue = 0] = (await top.stats()).channels.map(({ mean }) => mean);
    expect(topRed - topBlue).toBeGreaterThan(200);
  });

  it('refuse what is no address of an image, and say what is not here', async () => {
    const { fileId } = await picturesUnder(OPEN);
    const statusOf = async (rest: string) => (await fetched(`image/${fileId}/${rest}`)).statusCode;
    expect(await statusOf('full/max/0/default.png')).toBe(501);
    expect(await statusOf('full/max/90/default.jpg')).toBe(501);
    expect(await statusOf('full/9999,/0/default.jpg')).toBe(400);
    expect(await statusOf('a/b/c/d')).toBe(400);
    expect(await statusOf('900,0,1,1/max/0/default.jpg')).toBe(400);
  });

  it.each<readonly [string, Rules, object]>([
    ['nobody may keep', { describe: [EVERYBODY], read: [EVERYBODY] }, {}],
    ['readers alone may see', { ...OPEN, read: [{ signedIn: true }] }, {}],
    ['some addresses may keep', { ...OPEN, download: [{ ranges: ['127.0.0.0/8'] }] }, {}],
    ['are closed until a day', OPEN, { closedUntil: '2099-01-01' }],
    ['are drafts', OPEN, { isOpen: false }],
  ])('do not exist where they %s', async (_name, rules, more) => {
    const { id, fileId } = await picturesUnder(rules, picture, more);
    for (const path of [
      `object/${id}/manifest`,
      `image/${fileId}/info.json`,
      `image/${fileId}/full/max/0/default.jpg`,
    ]) {
      const answer = await fetched(path);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.rawPayload.subarray(0, 3)).not.toEqual(picture.subarray(0, 3));
    }
  });

  it('of another library are not there', async () => {
    const { id } = await picturesUnder(OPEN);
    const other = await app.app.inject({ url: `/beta/iiif/object/${id}/manifest`, method: 'GET' });
    expect(other.statusCode).toBe(404);
  });
});
