import { randomBytes } from 'node:crypto';
import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron } from '../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { keepFile } from './keep-file.ts';
import { findFileRows } from './stored-file-store.ts';
import { sweepFiles } from './sweep-files.ts';

const TENANT = '1001';
const NOTHING = { adopted: 0, removed: 0, missing: 0 };
const DAYS = 24 * 60 * 60 * 1000;

describeOnEachDatabase('the sweep of stored files', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  afterAll(() => app.close());

  const newKey = (folder = 'pictures') => `${folder}/${randomBytes(20).toString('hex')}.jpg`;
  const pathOf = (key: string) => join(app.deps.config.filesFolder, TENANT, key);
  const sweep = () => sweepFiles(app.deps, TENANT);
  const rowOf = async (key: string) => (await findFileRows(app.deps.db, TENANT, [key]))[0];
  const isThere = async (key: string) => (await app.deps.files.stat(TENANT, key)) !== undefined;

  /** The store has its own clock, which is not that of the tests. */
  async function setAge(key: string, days: number) {
    const at = new Date(app.clock.now().getTime() - days * DAYS);
    await utimes(pathOf(key), at, at);
  }

  async function nameIt(key: string) {
    const patron = await buildPatron(app.deps.db);
    await app.deps.db
      .updateTable('account')
      .set({ picture_file: key.replace(/^pictures\/|\.jpg$/g, '') })
      .where('id', '=', patron.id)
      .execute();
  }

  const keep = (key: string) =>
    keepFile(app.deps, TENANT, { key, mediaType: 'image/jpeg', content: Buffer.from(key) });

  it('gives files from before there were rows theirs, and never removes them', async () => {
    const key = newKey();
    await app.deps.files.put(TENANT, key, Buffer.from('old'));
    await setAge(key, 300);
    await nameIt(key);
    expect(await sweep()).toEqual({ ...NOTHING, adopted: 1 });
    expect(await rowOf(key)).toMatchObject({ media_type: 'image/jpeg', folder: 'pictures', missing_at: '' });
    expect(Number((await rowOf(key))?.size)).toBe(3);
    expect(await sweep()).toEqual(NOTHING);
    expect(await isThere(key)).toBe(true);
  });

  it('removes bytes without a row after a day, and not while they may be being put', async () => {
    const [young, old] = [newKey('covers'), newKey('covers')];
    for (const key of [young, old]) await app.deps.files.put(TENANT, key, Buffer.from('x'));
    await setAge(young, 0.9);
    await setAge(old, 1.1);
    expect(await sweep()).toEqual({ ...NOTHING, removed: 1 });
    expect([await isThere(young), await isThere(old)]).toEqual([true, false]);
    await app.deps.files.remove(TENANT, young);
  });

  it('removes a file that no row names any more after a day, with its row', async () => {
    const key = newKey();
    await keep(key);
    expect(await sweep()).toEqual(NOTHING);
    app.clock.advance(1.1 * 24 * 60 * 60);
    expect(await sweep()).toEqual({ ...NOTHING, removed: 1 });
    expect([await rowOf(key), await isThere(key)]).toEqual([undefined, false]);
  });

  it('marks a named row whose bytes are gone, keeps it, and unmarks it when they are back', async () => {
    const key = newKey();
    await keep(key);
    await nameIt(key);
    await rm(pathOf(key));
    expect(await sweep()).toEqual({ ...NOTHING, missing: 1 });
    const since = (await rowOf(key))?.missing_at;
    expect(since).toBe(app.clock.now().toISOString());
    app.clock.advance(3 * 24 * 60 * 60);
    expect(await sweep()).toEqual({ ...NOTHING, missing: 1 });
    expect((await rowOf(key))?.missing_at).toBe(since);
    await app.deps.files.put(TENANT, key, Buffer.from(key));
    expect(await sweep()).toEqual(NOTHING);
    expect((await rowOf(key))?.missing_at).toBe('');
  });

  it('leaves folders alone that no domain owns, and other libraries', async () => {
    const key = newKey('of-others');
    await app.deps.files.put(TENANT, key, Buffer.from('x'));
    await app.deps.files.put('1002', newKey(), Buffer.from('x'));
    await setAge(key, 30);
    expect(await sweep()).toEqual(NOTHING);
    expect(await isThere(key)).toBe(true);
  });

  it('removes uploads in parts that nobody goes on with', async () => {
    const upload = await app.deps.files.parts.begin(TENANT, 'pictures/a');
    const left = join(app.deps.config.filesFolder, TENANT, '.unfinished');
    expect((await sweep()).removed).toBe(0);
    expect(await app.deps.files.parts.list(TENANT, 'pictures/a', upload)).toEqual([]);
    const at = new Date(app.clock.now().getTime() - 2 * DAYS);
    for (const name of await readdir(left)) await utimes(join(left, name), at, at);
    expect((await sweep()).removed).toBe(1);
  });
});
