import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/ids.ts';
import { ContentMismatchError, UploadUnknownError } from './files-errors.ts';
import { type FileEntry, type FilesPort, PART_MIN_BYTES } from './files-port.ts';

/** A store of an adapter, empty. */
export interface FilesWorld {
  readonly files: FilesPort;
  close(): Promise<void>;
}

const TENANT = '1001';
const LATER = new Date(Date.now() + 24 * 60 * 60 * 1000);
const LONG_AGO = new Date(0);

/** What every adapter of the port promises. Each test has keys of its own. */
export function filesSuite(name: string, open: () => Promise<FilesWorld>): void {
  describe(name, () => {
    let world: FilesWorld;
    let files: FilesPort;
    beforeAll(async () => {
      world = await open();
      files = world.files;
    });
    afterAll(() => world.close());

    const read = async (key: string) => {
      const found = await files.get(TENANT, key);
      return found && text(found.body);
    };
    const unfinished = () => files.parts.removeUnfinished(TENANT, LATER);

    it('keeps bytes and streams, and says their size and hash', async () => {
      const key = `a/${newId()}.txt`;
      expect(await files.put(TENANT, key, Buffer.from('whale'))).toEqual(digest('whale'));
      expect(await read(key)).toBe('whale');
      expect(await files.put(TENANT, key, Readable.from(['white ', 'whale']))).toEqual(digest('white whale'));
      expect(await read(key)).toBe('white whale');
      expect(await files.stat(TENANT, key)).toMatchObject({ key, size: 11, modifiedAt: expect.any(Date) });
    });

    it('keeps a file of no bytes, and one that is longer than a block', async () => {
      const empty = `b/${newId()}`;
      expect(await files.put(TENANT, empty, Buffer.alloc(0))).toEqual(digest(''));
      expect(await read(empty)).toBe('');
      const long = randomBytes(19 * 1024 * 1024);
      const key = `b/${newId()}`;
      expect(await files.put(TENANT, key, Readable.from(slices(long, 70_001)))).toEqual(digest(long));
      const found = await files.get(TENANT, key);
      expect(found?.size).toBe(long.byteLength);
      expect((await buffer(found?.body ?? Readable.from([]))).equals(long)).toBe(true);
      expect(await unfinished()).toBe(0);
    });

    it('has no file of another tenant, and none that was removed', async () => {
      const key = `c/${newId()}`;
      await files.put(TENANT, key, Buffer.from('mine'));
      expect(await files.get('1002', key)).toBeUndefined();
      expect(await files.stat('1002', key)).toBeUndefined();
      await files.remove('1002', key);
      expect(await read(key)).toBe('mine');
      await files.remove(TENANT, key);
      await files.remove(TENANT, key);
      expect(await files.get(TENANT, key)).toBeUndefined();
      expect(await files.get(TENANT, key, { from: 0, to: 1 })).toBeUndefined();
      expect(await files.stat(TENANT, key)).toBeUndefined();
    });

    it('reads ranges; what is behind the end is empty, and never another file', async () => {
      const key = `d/${newId()}`;
      await files.put(TENANT, key, Buffer.from('0123456789'));
      for (const [from, to, content] of [
        [0, 0, '0'],
        [2, 4, '234'],
        [7, undefined, '789'],
        [7, 1_000, '789'],
        [9, 9, '9'],
        [10, undefined, ''],
        [1_000, 2_000, ''],
        [5, 4, ''],
      ] as const) {
        const range = to === undefined ? { from } : { from, to };
        const found = await files.get(TENANT, key, range);
        expect(found?.size).toBe(10);
        expect(await text(found?.body ?? Readable.from(['none'])), `${from}-${to}`).toBe(content);
      }
    });

    it('keeps the file before where content is cut in the middle, short or long', async () => {
      for (const before of [0, 18 * 1024 * 1024]) {
        const key = `e/${newId()}`;
        await files.put(TENANT, key, Buffer.from('whole'));
        const cut = files.put(TENANT, key, Readable.from(cutAfter(before)));
        await expect(cut).rejects.toThrow('the line was cut');
        expect(await read(key)).toBe('whole');
        const fresh = `e/${newId()}`;
        await expect(files.put(TENANT, fresh, Readable.from(cutAfter(before)))).rejects.toThrow(
          'the line was cut',
        );
        expect(await files.stat(TENANT, fresh)).toBeUndefined();
      }
      expect(await unfinished()).toBe(0);
    });

    it('keeps nothing that is not what was announced', async () => {
      const long = randomBytes(17 * 1024 * 1024);
      for (const content of [Buffer.from('a few'), long]) {
        const key = `f/${newId()}`;
        const { size, sha256 } = digest(content);
        for (const wrong of [{ size: size + 1 }, { sha256: digest('other').sha256 }]) {
          await expect(files.put(TENANT, key, Readable.from(content), wrong)).rejects.toThrow(
            ContentMismatchError,
          );
          expect(await files.stat(TENANT, key)).toBeUndefined();
        }
        expect(await files.put(TENANT, key, content, { size, sha256 })).toEqual({ size, sha256 });
      }
      expect(await unfinished()).toBe(0);
    });

    it('has one whole file after puts of the same key at once', async () => {
      const key = `g/${newId()}`;
      const contents = Array.from({ length: 6 }, (_, index) =>
        Buffer.alloc(index % 2 ? 9 * 1024 * 1024 : 3_000, index),
      );
      await Promise.all(
        contents.map((content) => files.put(TENANT, key, Readable.from(slices(content, 65_536)))),
      );
      const found = await files.get(TENANT, key);
      const kept = await buffer(found?.body ?? Readable.from([]));
      expect(contents.some((content) => content.equals(kept))).toBe(true);
      expect(await unfinished()).toBe(0);
    });

    it('lists the files of a tenant by the bytes of their keys', async () => {
      const keys = [
        'list/b',
        'list/a.b',
        'list/a/b',
        'list/a-b',
        'list/ab',
        'list-x/1',
        'list.x',
        'list/a/a',
      ];
      for (const key of keys) await files.put('1009', key, Buffer.from(key));
      await files.parts.begin('1009', 'list/begun');
      const listed: FileEntry[] = [];
      for await (const entry of files.list('1009')) listed.push(entry);
      expect(listed.map(({ key }) => key)).toEqual([...keys].sort());
      expect(listed.find(({ key }) => key === 'list/a-b')?.size).toBe(8);
      const none: FileEntry[] = [];
      for await (const entry of files.list('100')) none.push(entry);
      expect(none).toEqual([]);
    });

    it('refuses names that are no keys, before it looks at the disk', async () => {
      for (const [tenant, key] of [
        [TENANT, '../1002/a'],
        [TENANT, 'a/../../x'],
        [TENANT, '/etc/passwd'],
        [TENANT, 'a//b'],
        [TENANT, 'a/./b'],
        [TENANT, '.unfinished/x'],
        [TENANT, 'A'],
        [TENANT, 'a\\b'],
        [TENANT, 'a\0b'],
        [TENANT, ''],
        [TENANT, 'x'.repeat(300)],
        ['..', 'a'],
        ['', 'a'],
        ['a/b', 'a'],
      ] as const) {
        const acts = [
          () => files.get(tenant, key),
          () => files.put(tenant, key, Buffer.from('x')),
          () => files.stat(tenant, key),
          () => files.remove(tenant, key),
          () => files.parts.begin(tenant, key),
        ];
        for (const act of acts) await expect((async () => act())(), key).rejects.toThrow(RangeError);
      }
      await expect((async () => files.parts.list(TENANT, 'a', '../x'))()).rejects.toThrow(RangeError);
    });

    it('puts a file in parts, in any order and again, and goes on after a break', async () => {
      const key = `h/${newId()}`;
      const content = randomBytes(PART_MIN_BYTES * 2 + 1_234);
      const part = (number: number) =>
        content.subarray((number - 1) * PART_MIN_BYTES, number * PART_MIN_BYTES);
      const upload = await files.parts.begin(TENANT, key);
      await files.parts.put(TENANT, key, upload, 3, part(3));
      await files.parts.put(TENANT, key, upload, 1, randomBytes(PART_MIN_BYTES));
      await files.parts.put(TENANT, key, upload, 1, part(1));
      expect(await files.parts.list(TENANT, key, upload)).toEqual([
        { number: 1, size: PART_MIN_BYTES },
        { number: 3, size: 1_234 },
      ]);
      await expect(files.parts.finish(TENANT, key, upload)).rejects.toThrow('part 2 is missing');
      expect(await files.stat(TENANT, key)).toBeUndefined();
      await files.parts.put(TENANT, key, upload, 2, part(2));
      expect(await files.parts.finish(TENANT, key, upload, digest(content))).toEqual(digest(content));
      const found = await files.get(TENANT, key);
      expect((await buffer(found?.body ?? Readable.from([]))).equals(content)).toBe(true);
      expect(await files.parts.list(TENANT, key, upload)).toBeUndefined();
    });

    it('refuses parts that make no file, and uploads that there are not', async () => {
      const key = `i/${newId()}`;
      const upload = await files.parts.begin(TENANT, key);
      await files.parts.put(TENANT, key, upload, 1, Buffer.from('small'));
      await files.parts.put(TENANT, key, upload, 2, Buffer.from('last'));
      await expect(files.parts.finish(TENANT, key, upload)).rejects.toThrow(ContentMismatchError);
      for (const number of [0, 1.5, 10_001])
        await expect(files.parts.put(TENANT, key, upload, number, Buffer.from('x'))).rejects.toThrow(
          RangeError,
        );
      await files.parts.abandon(TENANT, key, upload);
      await files.parts.abandon(TENANT, key, upload);
      expect(await files.parts.list(TENANT, key, upload)).toBeUndefined();
      await expect(files.parts.put(TENANT, key, upload, 1, Buffer.from('x'))).rejects.toThrow(
        UploadUnknownError,
      );
      await expect(files.parts.finish(TENANT, key, upload)).rejects.toThrow(UploadUnknownError);

      const wrong = await files.parts.begin(TENANT, key);
      await files.parts.put(TENANT, key, wrong, 1, Buffer.from('content'));
      const finished = files.parts.finish(TENANT, key, wrong, { sha256: digest('other').sha256 });
      await expect(finished).rejects.toThrow(ContentMismatchError);
      expect(await files.stat(TENANT, key)).toBeUndefined();
    });

    it('removes what was begun and left, and not what is being put', async () => {
      const key = `j/${newId()}`;
      const upload = await files.parts.begin('1008', key);
      await files.parts.put('1008', key, upload, 1, Buffer.from('begun'));
      expect(await files.parts.removeUnfinished('1008', LONG_AGO)).toBe(0);
      expect(await files.parts.list('1008', key, upload)).toHaveLength(1);
      expect(await files.parts.removeUnfinished('1007', LATER)).toBe(0);
      expect(await files.parts.removeUnfinished('1008', LATER)).toBe(1);
      expect(await files.parts.list('1008', key, upload)).toBeUndefined();
    });
  });
}

function digest(content: string | Buffer) {
  const bytes = Buffer.from(content);
  return { size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function* slices(content: Buffer, size: number) {
  for (let at = 0; at < content.byteLength; at += size) yield content.subarray(at, at + size);
}

/** A stream that fails after so many bytes. */
async function* cutAfter(bytes: number) {
  yield Buffer.from('begun');
  for (let sent = 0; sent < bytes; sent += 1024 * 1024) yield Buffer.alloc(1024 * 1024, 1);
  throw new Error('the line was cut');
}
