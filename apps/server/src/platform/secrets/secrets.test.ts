import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../testing/test-database.ts';
import { createSecrets, type Secrets } from './secrets.ts';

const VALUE = 'Correct-Horse-Battery-Staple';
const base64Key = () => randomBytes(32).toString('base64');

describeOnBothDatabases('the secrets of tenants', 'SQL', (kind) => {
  let database: TestDatabase;
  let folder: string;
  const [first, second] = [base64Key(), base64Key()];
  const clock = createTestClock();

  beforeEach(async () => {
    database = await createTestDatabase(kind);
    folder = mkdtempSync(join(tmpdir(), 'lectern-secrets-'));
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (secretKeys = kind === 'postgres' ? first : ''): Secrets =>
    createSecrets({ db: database.db, clock, databaseKind: kind, config: { dataFolder: folder, secretKeys } });
  const rows = () => database.db.selectFrom('secret').selectAll().orderBy('name').execute();

  it('are given back to their tenant by name, replaced and removed', async () => {
    const secrets = open();
    expect(await secrets.get('1001', 'smtp')).toBeUndefined();
    await secrets.set('1001', 'smtp', VALUE);
    expect([await secrets.get('1001', 'smtp'), await secrets.get('1002', 'smtp')]).toEqual([
      VALUE,
      undefined,
    ]);
    await secrets.set('1001', 'smtp', '另一个\nvalue');
    expect(await secrets.get('1001', 'smtp')).toBe('另一个\nvalue');
    expect(await secrets.list('1001')).toEqual([
      {
        name: 'smtp',
        createdAt: clock.now().toISOString(),
        updatedAt: clock.now().toISOString(),
        hasKey: true,
      },
    ]);
    expect([await secrets.remove('1001', 'smtp'), await secrets.remove('1001', 'smtp')]).toEqual([
      true,
      false,
    ]);
    expect(await secrets.get('1001', 'smtp')).toBeUndefined();
  });

  it('are sealed at rest, each time otherwise', async () => {
    await open().set('1001', 'smtp', VALUE);
    const [before] = await rows();
    await open().set('1001', 'smtp', VALUE);
    const [after] = await rows();
    expect(after?.sealed).not.toBe(before?.sealed);
    for (const form of [VALUE, Buffer.from(VALUE).toString('base64'), Buffer.from(VALUE).toString('hex')])
      expect(JSON.stringify([before, after])).not.toContain(form);
    if (kind === 'sqlite')
      for (const name of readdirSync(folderOf(database.url)))
        expect(readFileSync(join(folderOf(database.url), name)).includes(VALUE), name).toBe(false);
  });

  it('do not open in the place of another tenant or name, nor with a bit changed', async () => {
    const secrets = open();
    await secrets.set('1001', 'smtp', VALUE);
    await secrets.set('1002', 'smtp', 'theirs');
    await secrets.set('1001', 'other', 'other');
    const [stolen] = await database.db
      .selectFrom('secret')
      .select('sealed')
      .where('tenant_id', '=', '1001')
      .where('name', '=', 'smtp')
      .execute();
    await database.db.updateTable('secret').set({ sealed: stolen!.sealed }).execute();
    expect(await secrets.get('1001', 'smtp')).toBe(VALUE);
    await expect(secrets.get('1002', 'smtp')).rejects.toThrow('cannot be opened');
    await expect(secrets.get('1001', 'other')).rejects.toThrow('cannot be opened');
    const bytes = Buffer.from(stolen!.sealed, 'base64');
    bytes[bytes.length - 1]! ^= 1;
    await database.db
      .updateTable('secret')
      .set({ sealed: bytes.toString('base64') })
      .execute();
    await expect(secrets.get('1001', 'smtp')).rejects.toThrow('cannot be opened');
  });

  it('say that their key is missing, without a word of the value', async () => {
    await open(first).set('1001', 'smtp', VALUE);
    const elsewhere = open(second);
    const error: unknown = await elsewhere.get('1001', 'smtp').catch((one: unknown) => one);
    expect(String(error)).toMatch(
      /smtp of tenant 1001 is sealed with key [0-9a-f]{12}, which this installation does not have/,
    );
    expect(String(error)).not.toContain(VALUE);
    expect(await elsewhere.list('1001')).toMatchObject([{ name: 'smtp', hasKey: false }]);
  });

  it('are sealed anew with the first key of the variable, and open with each before and after', async () => {
    const before = open(first);
    for (const name of ['a', 'b', 'c']) await before.set('1001', name, `${VALUE} ${name}`);
    const both = open(`${second}, ${first}`);
    expect(await both.get('1001', 'a')).toBe(`${VALUE} a`);
    expect(await both.rotate()).toEqual({ sealed: 3, source: 'variable', keys: 2 });
    expect(await both.rotate()).toEqual({ sealed: 0, source: 'variable', keys: 2 });
    expect(await open(second).get('1001', 'c')).toBe(`${VALUE} c`);
    await expect(before.get('1001', 'a')).rejects.toThrow('does not have');
  });

  it('refuse a key of another length, and say which', () => {
    expect(() => open(`${first},c2hvcnQ=`)).toThrow('LECTERN_SECRET_KEY: key 2 is not 32 bytes in base64');
  });

  if (kind === 'postgres')
    it('need the variable, as servers of one PostgreSQL database have no common folder', async () => {
      await expect(open('').set('1001', 'smtp', VALUE)).rejects.toThrow('set LECTERN_SECRET_KEY');
      expect([open('').canSeal(), open().canSeal()]).toEqual([false, true]);
    });

  if (kind === 'sqlite') {
    const keyFile = () => join(folder, 'secret.key');

    it('make a key file at first use that its owner alone reads, the same for processes that begin at once', async () => {
      const [one, two] = [open(), open()];
      expect(await one.get('1001', 'smtp')).toBeUndefined();
      expect(readdirSync(folder)).toEqual([]);
      await Promise.all([one.set('1001', 'a', VALUE), two.set('1001', 'b', VALUE)]);
      expect((statSync(keyFile()).mode & 0o777).toString(8)).toBe('600');
      expect(await open().get('1001', 'a')).toBe(await open().get('1001', 'b'));
      expect(readdirSync(folder)).toEqual(['secret.key']);
    });

    it('get a new key of the file, which a process that runs reads too', async () => {
      const running = open();
      await running.set('1001', 'smtp', VALUE);
      const old = readFileSync(keyFile(), 'utf8');
      expect(await open().rotate()).toEqual({ sealed: 1, source: 'file', keys: 2 });
      expect(readFileSync(keyFile(), 'utf8')).not.toContain(old.trim());
      expect(await running.get('1001', 'smtp')).toBe(VALUE);
    });

    it('end a rotation that was interrupted, without one more key', async () => {
      const secrets = open();
      await secrets.set('1001', 'a', VALUE);
      const old = readFileSync(keyFile(), 'utf8');
      const next = base64Key();
      writeFileSync(keyFile(), `${next}\n${old}`);
      await open().set('1001', 'b', VALUE);
      expect(await open().rotate()).toMatchObject({ sealed: 1 });
      expect(readFileSync(keyFile(), 'utf8')).toBe(`${next}\n`);
      expect([await open().get('1001', 'a'), await open().get('1001', 'b')]).toEqual([VALUE, VALUE]);
    });

    it('keep the old key if one of them cannot be opened', async () => {
      const secrets = open();
      await secrets.set('1001', 'a', VALUE);
      await secrets.set('1001', 'b', VALUE);
      await database.db.updateTable('secret').set({ sealed: 'AAAA' }).where('name', '=', 'a').execute();
      await expect(open().rotate()).rejects.toThrow('The secret a of tenant 1001 cannot be opened');
      expect(readFileSync(keyFile(), 'utf8').trim().split('\n')).toHaveLength(2);
      expect(await open().get('1001', 'b')).toBe(VALUE);
    });
  }

  it('keep a code as a digest that says nothing without the key, and that a new key still knows', async () => {
    const secrets = open(first);
    const digest = secrets.digest('1001', 'door', '123456');
    expect(digest).not.toContain('123456');
    expect(secrets.isDigestOf('1001', 'door', '123456', digest)).toBe(true);
    expect(secrets.isDigestOf('1001', 'door', '123457', digest)).toBe(false);
    expect(secrets.isDigestOf('1001', 'gate', '123456', digest)).toBe(false);
    expect(secrets.isDigestOf('1002', 'door', '123456', digest)).toBe(false);
    expect(open(`${second},${first}`).isDigestOf('1001', 'door', '123456', digest)).toBe(true);
    expect(open(second).isDigestOf('1001', 'door', '123456', digest)).toBe(false);
  });
});

function folderOf(url: string): string {
  return join(url, '..');
}
