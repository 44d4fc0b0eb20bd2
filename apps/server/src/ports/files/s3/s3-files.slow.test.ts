import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server, VERSITYGW } from '../../../testing/s3-server.ts';
import { FilesUnavailableError } from '../files-errors.ts';
import { filesSuite } from '../files-suite.ts';
import { createS3Files } from './s3-files.ts';

const TENANT = '1001';
const QUICK = { connectMs: 300, answerMs: 300, silenceMs: 300 };

describe.skipIf(!VERSITYGW)('files in a bucket (`node scripts/services/versitygw.mjs`)', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server(VERSITYGW ?? '');
  });
  afterAll(() => server.close());

  for (const prefix of ['', 'portal/files/'])
    filesSuite(`with names that begin with '${prefix}'`, async () => ({
      files: createS3Files({ ...(await server.newBucket()), prefix }),
      close: async () => undefined,
    }));

  it('keeps what begins otherwise out of sight', async () => {
    const bucket = await server.newBucket();
    const [one, other] = ['one/', 'other/'].map((prefix) => createS3Files({ ...bucket, prefix }));
    await one?.put(TENANT, 'a', Buffer.from('x'));
    expect(await other?.stat(TENANT, 'a')).toBeUndefined();
    for await (const { key } of other?.list(TENANT) ?? []) expect(key).toBe('none');
  });

  it('lists more files than one answer has', async () => {
    const files = createS3Files(await server.newBucket());
    const keys = Array.from({ length: 1_020 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
    for (let at = 0; at < keys.length; at += 20)
      await Promise.all(keys.slice(at, at + 20).map((key) => files.put(TENANT, key, Buffer.from(key))));
    const listed: string[] = [];
    for await (const { key } of files.list(TENANT)) listed.push(key);
    expect(listed).toEqual(keys);
  });

  it('is refused with a wrong secret, a wrong key or a bucket that there is not, and says no secret', async () => {
    const bucket = await server.newBucket();
    for (const wrong of [
      { secretKey: 'wrong-secret' },
      { accessKey: 'nobody' },
      { bucket: 'bucket-of-nobody' },
    ]) {
      const files = createS3Files({ ...bucket, ...wrong });
      const acts = [
        () => files.put(TENANT, 'a', Buffer.from('x')),
        () => files.put(TENANT, 'a', Buffer.alloc(9 * 1024 * 1024)),
        () => files.list(TENANT)[Symbol.asyncIterator]().next(),
        () => files.parts.begin(TENANT, 'a'),
      ];
      for (const act of acts) {
        const error = await act().catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(FilesUnavailableError);
        expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(
          /wrong-secret|secret-of/,
        );
      }
    }
    const right = createS3Files(bucket);
    expect(await right.stat(TENANT, 'a')).toBeUndefined();
  });

  it('says that the server is away, and works again when it is back', async () => {
    const files = createS3Files(await server.newBucket());
    await files.put(TENANT, 'a', Buffer.from('kept'));
    await server.stop();
    try {
      await expect(files.get(TENANT, 'a')).rejects.toThrow(FilesUnavailableError);
      await expect(files.put(TENANT, 'a', Buffer.from('new'))).rejects.toThrow(FilesUnavailableError);
    } finally {
      await server.start();
    }
    expect(await text((await files.get(TENANT, 'a'))?.body ?? Readable.from([]))).toBe('kept');
  });

  it('does not wait for a server that takes connections and says nothing', async () => {
    const bucket = await server.newBucket();
    const silent = await listen(() => undefined);
    try {
      const files = createS3Files({ ...bucket, endpoint: silent.address }, QUICK);
      await expect(files.stat(TENANT, 'a')).rejects.toThrow(FilesUnavailableError);
      await expect(files.put(TENANT, 'a', Buffer.from('x'))).rejects.toThrow(FilesUnavailableError);
    } finally {
      silent.close();
    }
  });

  it('fails a read that is cut in the middle, so nobody takes a part for the whole', async () => {
    const bucket = await server.newBucket();
    const content = randomBytes(6 * 1024 * 1024);
    await createS3Files(bucket).put(TENANT, 'a', content);
    const cutting = await listen((client) => {
      const upstream = connect(Number(new URL(bucket.endpoint).port), '127.0.0.1');
      client.pipe(upstream);
      let passed = 0;
      upstream.on('data', (bytes) => {
        client.write(bytes);
        passed += bytes.byteLength;
        if (passed > 1024 * 1024) client.destroy();
      });
      for (const one of [client, upstream]) one.on('error', () => undefined);
      client.on('close', () => upstream.destroy());
    });
    try {
      const files = createS3Files({ ...bucket, endpoint: cutting.address });
      const found = await files.get(TENANT, 'a');
      expect(found?.size).toBe(content.byteLength);
      await expect(buffer(found?.body ?? Readable.from([]))).rejects.toThrow();
    } finally {
      cutting.close();
    }
  });

  it('keeps the file before where the server goes away in the middle of a long put', async () => {
    const files = createS3Files(await server.newBucket());
    await files.put(TENANT, 'a', Buffer.from('whole'));
    async function* blocks() {
      yield Buffer.alloc(9 * 1024 * 1024);
      yield Buffer.alloc(9 * 1024 * 1024);
      await server.stop();
      yield Buffer.alloc(9 * 1024 * 1024);
    }
    // One piece is read ahead: the server ends when the first part is there.
    const content = Readable.from(blocks(), { highWaterMark: 1 });
    try {
      await expect(files.put(TENANT, 'a', content)).rejects.toThrow(FilesUnavailableError);
    } finally {
      await server.start();
    }
    expect(await text((await files.get(TENANT, 'a'))?.body ?? Readable.from([]))).toBe('whole');
    expect(await files.parts.removeUnfinished(TENANT, new Date(Date.now() + 60_000))).toBe(1);
  });
});

/** A server for each of whose connections something is done. */
async function listen(serve: (client: Socket) => void) {
  const open = new Set<Socket>();
  const listening = createServer((client) => {
    open.add(client);
    client.on('error', () => undefined);
    serve(client);
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      for (const client of open) client.destroy();
      listening.close();
    },
  };
}
