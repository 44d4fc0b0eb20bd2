import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLibrary } from '../testing/catalogue-builders.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';

describe('lectern sip2 terminal', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
    await buildLibrary(installation.db);
  });
  afterAll(() => installation.close());

  const run = (...words: string[]) => installation.run(['sip2', 'terminal', ...words, '--tenant', 'alpha']);
  const add = (account: string, ...more: string[]) =>
    run('add', '--account', account, '--library', 'MAIN', ...more);

  it('prints the secret of a new machine once, alone on its output', async () => {
    const { code, out, err } = await add('kiosk');
    expect([code, out]).toEqual([0, expect.stringMatching(/^[\w-]{24}\n$/)]);
    expect(err).toContain('alpha/kiosk');
    expect((await run('list')).out).toBe('kiosk\tMAIN\tutf-8\tcr\tpin\n');
    expect((await add('kiosk')).err).toContain('There is a terminal with this account already');
  });

  it('says what is wrong with an account, a library or an encoding', async () => {
    expect((await add('Not One')).err).toContain('The account has small letters');
    expect((await run('add', '--account', 'b', '--library', 'NONE')).err).toContain('no library NONE');
    expect((await add('c', '--encoding', 'ebcdic')).err).toContain('utf-8, gb18030, latin1');
  });

  it('removes a machine', async () => {
    await add('sorter', '--without-pin', '--encoding', 'gb18030');
    expect((await run('list')).out).toContain('sorter\tMAIN\tgb18030\tcr\tcard only\n');
    expect(await run('remove', '--account', 'sorter')).toMatchObject({ code: 0 });
    expect(await run('remove', '--account', 'sorter')).toMatchObject({ code: 1 });
  });
});
