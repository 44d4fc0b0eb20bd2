import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatronGroup } from '../testing/builders.ts';
import { buildLibrary } from '../testing/catalogue-builders.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';

describe('lectern readers', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
    await buildLibrary(installation.db, { code: 'MAIN' });
    await buildPatronGroup(installation.db, { code: 'adult' });
  });
  afterAll(() => installation.close());

  function load(content: string | Buffer, ...options: readonly string[]) {
    const file = join(installation.folder, 'readers.csv');
    writeFileSync(file, content);
    return installation.run(['readers', 'import', file, '--tenant', 'alpha', ...options]);
  }
  const names = async () =>
    (await installation.db.selectFrom('patron').select('name').execute()).map(({ name }) => name);

  it('import says beforehand what it would do, with names', async () => {
    const file = Buffer.from('card,name,group,library,Shoe\nA1,Zoë Müller,adult,MAIN,42\n', 'latin1');
    const { code, out } = await load(file, '--check');
    expect([code, await names()]).toEqual([0, []]);
    expect(out).toContain('Read as windows-1252.');
    expect(out).toContain('Columns that are not used: Shoe.');
    expect(out).toContain('A1\tZoë Müller');
    expect(out).toContain('Would be registered: 1.');
  });

  it('import registers readers, and tells the rows that it left out', async () => {
    const { code, out, err } = await load('card,name,group,library\nA1,Zoë,adult,MAIN\nA2,Ann,child,MAIN\n');
    expect([code, await names()]).toEqual([1, ['Zoë']]);
    expect(out).toContain('Registered: 1. Changed: 0. Unchanged: 0. Left out: 1.');
    expect(err).toContain('line 3, A2: There is no reader group child.');
  });

  it('invite says what a library needs before it can', async () => {
    const { code, err } = await installation.run(['readers', 'invite', '--tenant', 'alpha', '--all']);
    expect([code, err]).toEqual([1, expect.stringContaining('LECTERN_PUBLIC_URL')]);
  });
});
