import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLibrary } from '../testing/catalogue-builders.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';

describe('lectern tenant text', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
    await buildLibrary(installation.db, { code: 'MAIN', addresses: '{"zh-CN":"学思路"}' });
  });
  afterAll(() => installation.close());

  const text = (...words: string[]) => installation.run(['tenant', 'text', '--tenant', 'alpha', ...words]);
  const lines = (texts: readonly string[]) =>
    ['zh-CN', 'zh-TW', 'en-US', 'fr-FR'].map((language, at) => `${language}\t"${texts[at]}"\n`).join('');

  it('sets a text in one language, and leaves the other languages', async () => {
    const footer = ['--text', 'opacFooterContent'];
    const file = join(installation.folder, 'footer.html');
    writeFileSync(file, '<p>Pied</p>\n');
    expect(await text(...footer, '--language', 'en-US', '--value', '<p>Foot</p>')).toMatchObject({ code: 0 });
    const both = await text(...footer, '--language', 'fr-FR', '--file', file);
    expect(both).toMatchObject({ code: 0, out: lines(['', '', '<p>Foot</p>', '<p>Pied</p>']) });
    await text(...footer, '--language', 'en-US', '--remove');
    expect(await text(...footer)).toMatchObject({ code: 0, out: lines(['', '', '', '<p>Pied</p>']) });
  });

  it('sets texts of a library', async () => {
    const address = ['--text', 'address', '--library', 'MAIN'];
    const set = await text(...address, '--language', 'en-US', '--value', 'Xuesi Road');
    expect(set).toMatchObject({ code: 0, out: lines(['学思路', '', 'Xuesi Road', '']) });
    expect(await text(...address.slice(0, 3), 'NOWHERE')).toMatchObject({
      code: 1,
      err: 'There is no library NOWHERE.\n',
    });
  });

  it('refuses what is no text or no language', async () => {
    expect(await text('--text', 'policy')).toMatchObject({ code: 2 });
    const value = ['--text', 'name', '--value', 'x'];
    expect(await text(...value, '--language', 'de-DE')).toMatchObject({ code: 2 });
    expect(await text('--text', 'name', '--language', 'en-US')).toMatchObject({ code: 2 });
  });
});
