import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchEngine } from '../../search-engine.ts';
import { IndexMissingError } from '../../search-errors.ts';
import { aBib, batchesOf, words } from '../../testing/sample-bibs.ts';
import { createBuiltinEngine } from '../builtin-engine.ts';

const INDEX = 'demo';

describe('an index on disk', () => {
  let directory: string;
  let folder: string;
  const engines: SearchEngine[] = [];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'index-on-disk-'));
    folder = join(directory, `index-${INDEX}`);
  });
  afterEach(async () => {
    await Promise.all(engines.splice(0).map((engine) => engine.close()));
    await rm(directory, { recursive: true });
  });

  function start(role: 'writer' | 'reader' = 'writer'): SearchEngine {
    const engine = createBuiltinEngine({ directory, role });
    engines.push(engine);
    return engine;
  }
  const total = async (engine: SearchEngine, text: string) =>
    (await engine.search(INDEX, { query: words(text), offset: 0, limit: 10 })).total;
  const library = [aBib('1', { title: 'Red Chamber' }), aBib('2', { title: 'Red Sorghum' })];

  /** What an engine left that built the library, put one bib more and was closed. Made once, since threads take time to start. */
  let left: string | undefined;
  async function leaveIndex(): Promise<void> {
    if (left === undefined) {
      const engine = start();
      await engine.rebuild(INDEX, batchesOf(library));
      await engine.apply(INDEX, { put: [aBib('3', { title: 'Red Star' })], remove: ['2'] });
      await engine.close();
      left = await mkdtemp(join(tmpdir(), 'index-left-'));
      await cp(directory, left, { recursive: true });
    } else {
      await cp(left, directory, { recursive: true });
    }
  }
  afterAll(async () => {
    if (left !== undefined) await rm(left, { recursive: true });
  });
  function filesOf(ending: string): string[] {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
  }

  it('opens as it was closed', async () => {
    await leaveIndex();
    const engine = start();
    expect(await total(engine, 'red')).toBe(2);
    expect(await engine.status(INDEX)).toMatchObject({ state: 'ready', documents: 2, generation: 2 });
  });

  it.each(['.segment', '.values', '.removed'])(
    'counts as damaged where a %s file is cut short or gone',
    async (ending) => {
      await leaveIndex();
      const file = filesOf(ending)[0]!;
      await truncate(file, 20);
      for (const damage of [() => undefined, () => rm(file)]) {
        await damage();
        const engine = start();
        await expect(total(engine, 'red')).rejects.toThrow(IndexMissingError);
        expect(await engine.status(INDEX)).toMatchObject({ state: 'damaged' });
        await engine.close();
      }
    },
  );

  it('finds bytes that changed on disk shortly after opening', async () => {
    await leaveIndex();
    const [file] = filesOf('.segment');
    const bytes = await readFile(file!);
    bytes[bytes.length - 100]! ^= 1;
    await writeFile(file!, bytes);
    const engine = start();
    await vi.waitFor(async () => expect(await engine.status(INDEX)).toMatchObject({ state: 'damaged' }), {
      timeout: 30_000,
    });
    await expect(total(engine, 'red')).rejects.toThrow(IndexMissingError);
  });

  it('counts as damaged where the manifest is not what was written', async () => {
    await leaveIndex();
    const manifest = join(folder, 'manifest.json');
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('segments', 'sogments'));
    const engine = start();
    expect(await engine.status(INDEX)).toMatchObject({ state: 'damaged' });
    await expect(engine.apply(INDEX, { put: library, remove: [] })).rejects.toThrow(IndexMissingError);
  });

  it('is whole again after a rebuild, and nothing of the damaged one is left', async () => {
    await leaveIndex();
    await truncate(filesOf('.segment')[0]!, 20);
    const engine = start();
    expect((await engine.status(INDEX)).state).toBe('damaged');
    expect(await engine.rebuild(INDEX, batchesOf(library))).toMatchObject({ state: 'ready', documents: 2 });
    expect(await total(engine, 'sorghum')).toBe(1);
    expect(filesOf('.segment')).toHaveLength(1);
    expect((await engine.status(INDEX)).generation).toBeGreaterThan(2);
  });

  it.each([
    ['its folder', () => folder],
    ['its manifest', () => join(folder, 'manifest.json')],
  ])(
    'is damaged where %s is of another kind, and a rebuild mends it, running or started anew',
    async (_what, place) => {
      for (const anew of [false, true]) {
        const engine = start();
        await engine.rebuild(INDEX, batchesOf(library));
        await rm(place(), { recursive: true });
        if (place() === folder) await writeFile(folder, 'no folder');
        else await mkdir(place());
        await vi.waitFor(
          async () => expect(await engine.status(INDEX)).toMatchObject({ state: 'damaged' }),
          30_000,
        );
        await expect(total(engine, 'red')).rejects.toThrow(IndexMissingError);
        const other = anew ? start() : engine;
        await expect(total(other, 'red')).rejects.toThrow(IndexMissingError);
        await other.rebuild(INDEX, batchesOf(library));
        expect(await total(other, 'red')).toBe(2);
        await Promise.all(engines.splice(0).map((one) => one.close()));
      }
    },
  );

  it('sweeps what interrupted builds left, at the first change', async () => {
    await leaveIndex();
    await mkdir(join(folder, 'build-interrupted'));
    await writeFile(join(folder, 'build-interrupted', 'half.segment'), 'half');
    await writeFile(join(folder, 'manifest.json.new'), '{"half":');
    await writeFile(`${filesOf('.values')[0]}x.segment`, 'half');
    const engine = start();
    expect(await total(engine, 'red')).toBe(2);
    await engine.apply(INDEX, { put: [aBib('4', { title: 'Red Dust' })], remove: [] });
    expect(await total(engine, 'red')).toBe(3);
    expect(existsSync(join(folder, 'build-interrupted'))).toBe(false);
    expect(existsSync(join(folder, 'manifest.json.new'))).toBe(false);
    expect(filesOf('x.segment')).toEqual([]);
  });

  it('has the same answers before and after its segments are merged, and keeps no more files than it needs', async () => {
    const engine = start();
    await engine.rebuild(INDEX, batchesOf(library));
    const titles = Array.from({ length: 40 }, (_, number) =>
      aBib(`n-${number}`, { title: `Number ${number} red` }),
    );
    for (const bib of titles) await engine.apply(INDEX, { put: [bib], remove: [] });
    await engine.apply(INDEX, { put: [], remove: ['n-7', 'n-8'] });
    expect(await total(engine, 'red')).toBe(40);
    await vi.waitFor(async () => expect((await engine.status(INDEX)).segments).toBeLessThan(8), {
      timeout: 30_000,
    });
    expect(await total(engine, 'red')).toBe(40);
    expect(await total(engine, 'number 7')).toBe(0);
    await vi.waitFor(
      async () => expect(filesOf('.segment')).toHaveLength((await engine.status(INDEX)).segments),
      { timeout: 30_000 },
    );
  });

  it('shows readers what the writer changed', async () => {
    const writer = start();
    const reader = start('reader');
    expect((await reader.status(INDEX)).state).toBe('missing');
    await writer.rebuild(INDEX, batchesOf(library));
    await vi.waitFor(async () => expect(await total(reader, 'red')).toBe(2), { timeout: 30_000 });
    await writer.apply(INDEX, { put: [aBib('3', { title: 'Red Star' })], remove: ['1', '2'] });
    await vi.waitFor(async () => expect(await total(reader, 'red')).toBe(1), { timeout: 30_000 });
  });

  it('lets another process go on where the writer stopped', async () => {
    const first = start();
    const second = start();
    await first.rebuild(INDEX, batchesOf(library));
    await second.apply(INDEX, { put: [aBib('3', { title: 'Red Star' })], remove: [] });
    await first.apply(INDEX, { put: [aBib('4', { title: 'Red Dust' })], remove: [] });
    expect(await total(first, 'red')).toBe(4);
    await vi.waitFor(async () => expect(await total(second, 'red')).toBe(4), { timeout: 30_000 });
  });

  it('refuses changes by a reader', async () => {
    const reader = start('reader');
    await expect(reader.apply(INDEX, { put: library, remove: [] })).rejects.toThrow('only reads');
    await expect(reader.rebuild(INDEX, batchesOf(library))).rejects.toThrow('only reads');
  });

  it('keeps the names of indexes apart, whatever signs they have', async () => {
    const engine = start();
    const names = ['../up', 'A', 'a b', 'a/b', '.', '红', '*'];
    for (const [number, name] of names.entries())
      await engine.rebuild(name, batchesOf([aBib(String(number), { title: name })]));
    for (const [number, name] of names.entries()) {
      const { hits } = await engine.search(name, { query: { kind: 'everything' }, offset: 0, limit: 5 });
      expect(hits.map(({ id }) => id)).toEqual([String(number)]);
    }
    expect(readdirSync(directory)).toHaveLength(names.length);
  });

  it('refuses every call once it is closed', async () => {
    const engine = start();
    await engine.rebuild(INDEX, batchesOf(library));
    await engine.close();
    await expect(total(engine, 'red')).rejects.toThrow('closed');
  });
});
