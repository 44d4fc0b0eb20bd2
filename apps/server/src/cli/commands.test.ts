import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackground } from '../background.ts';
import { createDeps } from '../create-deps.ts';
import { keepFile } from '../domains/collection/stored-files/keep-file.ts';
import { verifyPassword } from '../domains/people/account/password-hash.ts';
import { findStaffByAccount } from '../domains/people/staff/staff-store.ts';
import { dateIn } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import { findPermissions } from '../platform/sessions/permissions.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';
import { marcFile } from '../testing/marc-file.ts';

const WITHIN = { timeout: 30_000, interval: 50 };

/** The command that adds a member of the staff with a role. */
const staffAdd = (account: string, role: string) => [
  'staff',
  'add',
  '--tenant',
  'alpha',
  '--account',
  account,
  '--name',
  'Ann',
  '--role',
  role,
];

describe('lectern', () => {
  let installation: TestInstallation;
  const ends: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    installation = await createInstallation();
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
    await installation.close();
  });

  const path = (name: string) => join(installation.folder, name);
  const run = (...words: string[]) => installation.run(words);
  const runAsProcess = (...words: string[]) => installation.runAsProcess(words);
  function write(name: string, count: number, title = 'Whale'): void {
    const records = Array.from({ length: count }, (_, index) => ({
      number: `n${index}`,
      title: `${title} ${index}`,
    }));
    writeFileSync(path(name), marcFile(records));
  }

  /** What a running server does besides answering calls. */
  async function startServer(): Promise<Deps> {
    const config = readConfig({ LECTERN_DATA: installation.folder });
    const deps = createDeps(config, { log: pino({ level: 'silent' }) });
    const background = await startBackground(deps);
    ends.push(async () => {
      await background.stop();
      await deps.search.close();
      await deps.db.destroy();
    });
    await vi.waitFor(async () => expect((await deps.search.status('1001')).state).toBe('ready'), WITHIN);
    return deps;
  }

  async function found(deps: Deps, text: string): Promise<number> {
    const query = { kind: 'text', field: 'any', text, match: 'all' } as const;
    return (await deps.search.search('1001', { query, offset: 0, limit: 1 })).total;
  }

  it('says what it can, and what it cannot', async () => {
    const help = await run('help');
    expect(help.code).toBe(0);
    for (const command of [
      'import',
      'classes import',
      'remap',
      'reindex',
      'searches without-hits',
      'staff add',
      'tenant list',
      'jobs retry',
      'migrate',
      'backup',
      'restore',
    ])
      expect(help.out).toContain(`lectern ${command}`);
    expect(await run('fly')).toMatchObject({ code: 2, out: '' });
  });

  it('lists tenants', async () => {
    expect((await run('tenant', 'list')).out).toBe('1001\talpha\talpha library\n');
  });

  it('lists a tenant whose settings cannot be read, and why', async () => {
    await installation.db
      .insertInto('tenant')
      .values({ id: '1002', mapping_path: 'beta', settings: '{}', settings_revision: 4, created_at: '' })
      .execute();
    const { out, err } = await runAsProcess('tenant', 'list');
    expect(out).toContain('1001\talpha\talpha library\n');
    expect(out).toContain('1002\tbeta\tRevision 4 of the settings cannot be read: version: ');
    expect(err).toContain('the settings of a tenant cannot be read');
    expect(await run('reindex', '--tenant', 'beta')).toMatchObject({
      code: 1,
      err: expect.stringContaining('version: '),
    });
  });

  it('lists what readers searched in vain', async () => {
    const deps = createDeps(readConfig({ LECTERN_DATA: installation.folder }));
    const today = dateIn('Asia/Shanghai', new Date());
    for (const [words, count] of [
      ['nowhere', 7],
      ['红楼夣', 3],
      ['once', 1],
    ] as const) {
      const row = { tenant_id: '1001', day: today, search_key: words, search_text: words, count };
      await deps.db.insertInto('search_without_hits').values(row).execute();
    }
    await deps.search.close();
    await deps.db.destroy();
    const listed = await run('searches', 'without-hits', '--tenant', 'alpha');
    expect(listed.out).toBe(`7\t${today}\tnowhere\n3\t${today}\t红楼夣\n`);
    expect((await run('searches', 'without-hits', '--tenant', 'alpha', '--days', '0')).code).toBe(2);
  });

  it('adds staff with a password from standard input, never from an argument', async () => {
    const words = staffAdd('ann', 'admin');
    const permissions = ['--permission', 'search.reindex', '--permission', 'catalogue.quick-add'];
    const added = await installation.run([...words, ...permissions], 'correct horse\n');
    expect(added).toMatchObject({ code: 0, err: '' });
    const staff = await findStaffByAccount(installation.db, '1001', 'ann');
    expect(await verifyPassword(staff?.password_hash ?? '', 'correct horse')).toBe(true);
    expect(await findPermissions(installation.db, '1001', staff?.id ?? '')).toEqual(
      new Set(['search.reindex', 'catalogue.quick-add']),
    );
    expect(await installation.run(words, 'correct horse\n')).toMatchObject({
      code: 1,
      err: 'There is a staff account ann already.\n',
    });
    expect(await installation.run(words, 'short\n')).toMatchObject({ code: 1 });
    expect((await installation.run([...words, '--password', 'x'])).code).toBe(2);
    expect((await installation.run([...words, '--permission', 'everything'], 'correct horse\n')).code).toBe(
      2,
    );
  });

  it('gives a role that exists, and changes what it allows only when it is told to', async () => {
    const add = (account: string, ...permissions: string[]) =>
      installation.run([...staffAdd(account, 'front'), ...permissions], 'correct horse\n');
    const role = (...permissions: string[]) =>
      installation.run(['staff', 'role', '--tenant', 'alpha', '--role', 'front', ...permissions]);
    const allowed = async (account: string) => {
      const member = await findStaffByAccount(installation.db, '1001', account);
      return member && [...((await findPermissions(installation.db, '1001', member.id)) ?? [])];
    };
    await add('first', '--permission', 'circulation.desk');
    expect(await add('second', '--permission', 'payments.refund')).toMatchObject({
      code: 1,
      err: expect.stringContaining('The role front exists and allows circulation.desk.'),
    });
    expect(await add('third')).toMatchObject({ code: 0 });
    expect(await Promise.all(['first', 'second', 'third'].map(allowed))).toEqual([
      ['circulation.desk'],
      undefined,
      ['circulation.desk'],
    ]);
    expect(await role('--permission', 'payments.refund')).toMatchObject({
      code: 0,
      out: 'before\tcirculation.desk\nnow\tpayments.refund\n',
    });
    expect(await allowed('first')).toEqual(['payments.refund']);
    expect((await role('--permission', 'everything')).code).toBe(2);
    await role('--permission', 'all');
    expect(await allowed('third')).toEqual([...PERMISSIONS]);
    expect(await role()).toMatchObject({ code: 1, err: expect.stringContaining('At least one') });
  });

  it('leaves indexing to a running server, which finds what was imported', async () => {
    const server = await startServer();
    write('few.mrc', 50);
    const { out } = await runAsProcess('import', path('few.mrc'), '--tenant', 'alpha');
    expect(out).toContain('A running server is taking the changes into the search index.');
    await vi.waitFor(async () => expect(await found(server, 'whale')).toBe(50), WITHIN);
    const { generation } = await server.search.status('1001');
    expect((await runAsProcess('reindex', '--tenant', 'alpha')).out).toContain(
      'The new search index serves.',
    );
    expect((await server.search.status('1001')).generation).toBeGreaterThan(generation);
  });

  it('builds an index itself when no server runs', async () => {
    write('few.mrc', 5);
    await run('import', path('few.mrc'), '--tenant', 'alpha');
    expect(await run('reindex', '--tenant', 'alpha')).toMatchObject({ code: 0, err: '' });
    expect(await run('remap', '--tenant', 'alpha')).toMatchObject({ code: 0, err: '' });
  });

  it('backs up and restores while a server runs, and the index follows', async () => {
    const server = await startServer();
    write('few.mrc', 20, 'Whale');
    await run('import', path('few.mrc'), '--tenant', 'alpha');
    await vi.waitFor(async () => expect(await found(server, 'whale')).toBe(20), WITHIN);
    expect(await runAsProcess('backup', path('saved.db'))).toMatchObject({ code: 0, err: '' });
    expect((await run('backup', path('saved.db'))).err).toContain('exists already');
    write('few.mrc', 30, 'Bird');
    await run('import', path('few.mrc'), '--tenant', 'alpha');
    await vi.waitFor(async () => expect(await found(server, 'bird')).toBe(30), WITHIN);

    expect(await runAsProcess('restore', path('saved.db'))).toMatchObject({ code: 0, err: '' });

    await vi.waitFor(async () => expect(await found(server, 'whale')).toBe(20), WITHIN);
    expect(await found(server, 'bird')).toBe(0);
    expect(await server.db.selectFrom('bib').select('id').execute()).toHaveLength(20);
  });

  it('backs up and restores stored files with their hashes, and says what is left', async () => {
    const server = await startServer();
    const [kept, spoilt, lost] = ['a', 'b', 'c'].map((letter) => `pictures/${letter.repeat(40)}.jpg`);
    const keys = [kept, spoilt, lost].map((key) => key ?? '');
    for (const key of keys)
      await keepFile(server, '1001', { key, mediaType: 'image/jpeg', content: Buffer.from(key) });
    const saved = await run('backup', path('saved.db'));
    expect(saved.out).toContain('3 files (159 bytes) are copied');
    expect(saved).toMatchObject({ code: 0, err: '' });
    expect(await run('files', 'check')).toMatchObject({ code: 0, err: '' });

    writeFileSync(path(`files/1001/${spoilt}`), 'changed');
    rmSync(path(`files/1001/${lost}`));
    const checked = await run('files', 'check');
    expect(checked.code).toBe(1);
    expect(checked.out).toContain(`changed\t1001\t${spoilt}\n`);
    expect(checked.out).toContain(`missing\t1001\t${lost}\n`);
    const broken = await run('files', 'save', path('saved-files'));
    expect(broken.code).toBe(1);
    expect(broken.out).toContain('1 files (53 bytes) are copied');
    expect(broken.out).toContain(`changed\t1001\t${spoilt}\n`);
    expect(existsSync(path(`saved-files/1001/${spoilt}`))).toBe(false);

    rmSync(path('files'), { recursive: true });
    expect(await run('restore', path('saved.db'))).toMatchObject({ code: 0, err: '' });
    for (const key of keys) expect(readFileSync(path(`files/1001/${key}`), 'utf8')).toBe(key);
    expect(await run('files', 'check')).toMatchObject({ code: 0 });

    rmSync(path('files'), { recursive: true });
    rmSync(path('saved.db.files'), { recursive: true });
    const without = await run('restore', path('saved.db'));
    expect(without.code).toBe(1);
    expect(without.out).toContain(`missing\t1001\t${kept}\n`);
    expect(without.out).toContain('3 files were left');
  });

  it('refuses to restore what is no backup, and changes nothing', async () => {
    writeFileSync(path('notes.txt'), 'not a database');
    const refused = await run('restore', path('notes.txt'));
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('is no backup of Lectern');
    expect((await run('tenant', 'list')).out).toContain('alpha');
  });
});
