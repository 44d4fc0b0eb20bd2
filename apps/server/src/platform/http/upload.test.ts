import { Readable } from 'node:stream';
import { uploadEndpoint } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { implementUpload } from './implement.ts';

const MOST = 2 * 1024 * 1024;

const measure = uploadEndpoint({
  path: '/test/measure',
  origin: 'ours',
  access: 'public',
  summary: 'Measures a file',
  input: z.object({ name: z.string().max(10).optional() }),
  output: z.object({ name: z.string(), bytes: z.int(), mediaType: z.string() }),
  errors: [],
  maxBytes: MOST,
  mediaTypes: ['image/png', 'image/jpeg'],
  rateLimit: { max: 50, windowSeconds: 60 },
});

const measureCall = implementUpload(measure)(async ({ input, upload }) => {
  const { length } = await upload.read();
  return { name: input.name ?? '', bytes: length, mediaType: upload.mediaType };
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ implementations: [measureCall] });
});
afterAll(() => app.close());

function send(payload: Buffer | Readable, headers: Record<string, string> = {}, query = '') {
  return app.inject({
    url: `/test/measure${query}`,
    method: 'POST',
    payload,
    headers: {
      [HEADERS.mappingPath]: 'alpha',
      [HEADERS.language]: 'en_US',
      'content-type': 'image/png',
      ...headers,
    },
  });
}

/** A body of so many bytes in pieces, without a length, that counts what is taken from it. */
function pieces(bytes: number): { readonly body: Readable; readonly taken: () => number } {
  let taken = 0;
  const body = new Readable({
    highWaterMark: 1,
    read() {
      if (taken >= bytes) return void this.push(null);
      taken += 65_536;
      this.push(Buffer.alloc(65_536));
    },
  });
  return { body, taken: () => taken };
}

describe('a call that takes a file', () => {
  it('hands the bytes as they came to its handler, with the input from the query string', async () => {
    const response = await send(Buffer.alloc(MOST, 7), { 'content-type': 'Image/JPEG; q=1' }, '?name=a');
    expect(response.json().data).toEqual({ name: 'a', bytes: MOST, mediaType: 'image/jpeg' });
  });

  it('takes an empty file as one, and refuses wrong input as any call', async () => {
    expect((await send(Buffer.alloc(0))).json().data.bytes).toBe(0);
    const refused = await send(Buffer.alloc(1), {}, `?name=${'x'.repeat(11)}`);
    expect(refused.json()).toMatchObject({ errCode: 'INPUT_INVALID', details: { field: 'name' } });
  });

  it('refuses a file that says that it is too large, and tells the limit', async () => {
    const response = await send(Buffer.alloc(MOST + 1));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({
      errCode: 'UPLOAD_TOO_LARGE',
      message: 'The file is too large: 2 MB at most.',
      details: { megabytes: 2 },
    });
  });

  it('stops reading a file that does not say how large it is', async () => {
    const { body, taken } = pieces(100 * MOST);
    const response = await send(body, { 'transfer-encoding': 'chunked' });
    expect(response.statusCode).toBe(413);
    expect(response.headers.connection).toBe('close');
    expect(taken()).toBeLessThan(3 * MOST);
  });

  it.each(['text/plain', 'image/svg+xml', 'multipart/form-data; boundary=x', 'application/json'])(
    'refuses the media type "%s", and tells which it takes',
    async (type) => {
      const response = await send(Buffer.from('{}'), { 'content-type': type });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({
        errCode: 'UPLOAD_TYPE_REFUSED',
        message: 'This kind of file is not accepted. Accepted: image/png, image/jpeg.',
      });
    },
  );

  it('is sent by the typed client', async () => {
    const file = new Blob([new Uint8Array(10)], { type: 'image/jpeg' });
    expect(await app.client().upload(measure, { name: 'b' }, file)).toEqual({
      name: 'b',
      bytes: 10,
      mediaType: 'image/jpeg',
    });
  });

  it('is counted, and says when it may be repeated', async () => {
    for (let sent = 0; sent < 50; sent++) await send(Buffer.alloc(1));
    const response = await send(Buffer.alloc(1));
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBeDefined();
  });
});
