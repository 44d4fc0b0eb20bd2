import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DamagedFileError } from '../search-errors.ts';
import { DenseVectors } from './dense-vectors.ts';
import { OtherModelError } from './file/other-model-error.ts';
import { needLists, packVectors } from './file/pack-vectors.ts';
import { VectorWriter } from './file/vector-writer.ts';
import { uniformVectors } from './testing/any-vectors.ts';
import { VectorPool } from './workers/vector-pool.ts';

const MODEL = { model: 'a-model', dimension: 20 };
const folder = mkdtempSync(join(tmpdir(), 'lectern-vectors-'));
const pool = new VectorPool(2);
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

describe('a file of vectors', () => {
  let path = '';
  let files = 0;
  beforeEach(() => {
    path = join(folder, `${files++}.vectors`);
  });

  async function write(act: (writer: VectorWriter) => Promise<void>): Promise<VectorWriter> {
    const writer = await VectorWriter.open(path, MODEL);
    await act(writer);
    await writer.close();
    return writer;
  }
  const records = (from: number, to: number, seed = 1) =>
    uniformVectors(to, MODEL.dimension, seed)
      .map((vector, at) => ({ id: `bib-${at}`, digest: `digest-${at}-${seed}`, vector }))
      .slice(from);
  async function open(): Promise<DenseVectors> {
    const vectors = await DenseVectors.open(path, MODEL, pool);
    onTestFinished(() => vectors.close());
    return vectors;
  }
  const nearestId = async (vectors: DenseVectors, question: Float32Array) =>
    (await vectors.nearest(question, 1))[0]?.id;

  it('finds each record by its own vector, and remembers what it was made of', async () => {
    await write((writer) => writer.put(records(0, 50)));
    const vectors = await open();
    for (const { id, vector } of records(0, 50)) expect(await nearestId(vectors, vector)).toBe(id);
    expect(await vectors.nearest(records(0, 1)[0]!.vector, 100)).toHaveLength(50);
    const writer = await write(async () => undefined);
    expect([...writer.digests]).toEqual(records(0, 50).map(({ id, digest }) => [id, digest]));
  });

  it('follows what another writer adds, changes and removes', async () => {
    await write((writer) => writer.put(records(0, 10)));
    const vectors = await open();
    const changed = records(0, 3, 2);
    await write(async (writer) => {
      await writer.put(records(10, 20));
      await writer.put(changed);
      await writer.remove(['bib-5', 'no such record']);
    });
    expect(vectors.size).toBe(10);
    await vectors.refresh();
    expect(vectors.size).toBe(19);
    expect(await nearestId(vectors, records(15, 16)[0]!.vector)).toBe('bib-15');
    for (const { id, vector } of changed) {
      const [first] = await vectors.nearest(vector, 1);
      expect(first!.id).toBe(id);
      expect(first!.score).toBeCloseTo(1, 2);
    }
    const all = await vectors.nearest(changed[0]!.vector, 100);
    expect(new Set(all.map(({ id }) => id)).size).toBe(19);
    expect(all.map(({ id }) => id)).not.toContain('bib-5');
  });

  it('follows a file that a writer mended by cutting off what was damaged', async () => {
    await write((writer) => writer.put(records(0, 3)));
    const before = statSync(path).size;
    await write((writer) => writer.put(records(3, 10)));
    const vectors = await open();
    const damaged = readFileSync(path);
    damaged[before + 40]! ^= 0x10;
    writeFileSync(path, damaged);
    await write(async (writer) => {
      expect(writer.wasDamaged).toBe(true);
      for (const one of records(3, 12)) await writer.put([one]);
    });
    await vectors.refresh();
    expect(vectors.size).toBe(12);
    expect(await nearestId(vectors, records(11, 12)[0]!.vector)).toBe('bib-11');
  });

  it('finds the same after it was packed, with lists and without, and takes in what comes then', async () => {
    await write(async (writer) => {
      await writer.put(records(0, 400));
      await writer.remove(records(300, 400).map(({ id }) => id));
    });
    const vectors = await open();
    const question = uniformVectors(1, MODEL.dimension, 9)[0]!;
    const before = await vectors.nearest(question, 5);
    const sizeBefore = statSync(path).size;
    expect(await packVectors(path)).toBe(true);
    expect(statSync(path).size).toBeLessThan(sizeBefore);
    expect(await packVectors(path)).toBe(false);
    await vectors.refresh();
    expect(await vectors.nearest(question, 5)).toEqual(before);

    expect(await packVectors(path, () => true)).toBe(true);
    expect(await packVectors(path, () => true)).toBe(false);
    await vectors.refresh();
    expect(vectors.size).toBe(300);
    expect((await vectors.nearest(question, 5))[0]).toEqual(before[0]);
    const writer = await write((one) => one.put([{ id: 'new', digest: 'd', vector: question }]));
    expect(writer.digests.get('bib-7')).toBe('digest-7-1');
    await vectors.refresh();
    expect(await nearestId(vectors, question)).toBe('new');
    expect(await nearestId(await open(), question)).toBe('new');
  });

  it('is refused where it has vectors of another model or of another length', async () => {
    await write((writer) => writer.put(records(0, 2)));
    for (const other of [
      { ...MODEL, model: 'another' },
      { ...MODEL, dimension: 21 },
    ]) {
      await expect(DenseVectors.open(path, other, pool)).rejects.toThrow(OtherModelError);
      await expect(VectorWriter.open(path, other)).rejects.toThrow(OtherModelError);
    }
  });

  it('takes no vector that is none, and is as before then', async () => {
    const writer = await write(async (one) => {
      await one.put(records(0, 2));
      const bad = [[1, 2], new Array(20).fill(0), new Array(20).fill(Number.NaN)];
      for (const vector of bad)
        await expect(one.put([...records(3, 4), { id: 'bad', digest: '', vector }])).rejects.toThrow(
          RangeError,
        );
    });
    expect([...writer.digests.keys()]).toEqual(['bib-0', 'bib-1']);
    expect((await open()).size).toBe(2);
  });

  it('is refused with any byte changed, and a writer keeps what stands before the damage', async () => {
    await write(async (writer) => {
      await writer.put(records(0, 3));
      await writer.put(records(3, 6));
    });
    const whole = readFileSync(path);
    const kept = new Set<number>();
    for (let at = 0; at < whole.length; at += 13) {
      const damaged = Buffer.from(whole);
      damaged[at]! ^= 0x10;
      writeFileSync(path, damaged);
      await expect(DenseVectors.open(path, MODEL, pool)).rejects.toThrow(DamagedFileError);
      const writer = await VectorWriter.open(path, MODEL).catch((error: unknown) => {
        expect(error).toBeInstanceOf(DamagedFileError);
      });
      if (!writer) continue;
      expect(writer.wasDamaged).toBe(true);
      kept.add(writer.digests.size);
      await writer.put(records(0, 6).slice(writer.digests.size));
      await writer.close();
      expect((await open()).size).toBe(6);
    }
    expect(kept).toEqual(new Set([0, 3]));
  });

  it('counts without the block that a killed writer left unfinished', async () => {
    await write(async (writer) => {
      await writer.put(records(0, 3));
      await writer.put(records(3, 6));
    });
    const length = statSync(path).size;
    for (const cut of [1, 5, 100, 150]) {
      truncateSync(path, length - cut);
      expect((await open()).size).toBe(3);
    }
    const writer = await write((one) => one.put(records(3, 6)));
    expect(writer.wasDamaged).toBe(false);
    expect(readFileSync(path).length).toBe(length);
    appendFileSync(path, 'LVE1 and no block behind it');
    await expect(DenseVectors.open(path, MODEL, pool)).rejects.toThrow(DamagedFileError);
  });

  it('is searched through lists where it is large', () => {
    expect(needLists(136_569, 128)).toBe(false);
    expect(needLists(1_000_000, 128)).toBe(true);
    expect(needLists(600_000, 16)).toBe(true);
    expect(needLists(136_569, 1024)).toBe(true);
    expect(needLists(10_000, 8192)).toBe(false);
  });
});
