import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findClassNames } from '../domains/collection/vocabulary/classes/class-entries.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';

describe('lectern classes import', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
  });
  afterAll(() => installation.close());

  const load = (file: string, ...words: string[]) => installation.run(['classes', 'import', file, ...words]);
  function write(name: string, text: string | Buffer): string {
    const file = join(installation.folder, name);
    writeFileSync(file, text);
    return file;
  }
  const nameOf = async (notation: string) =>
    (await findClassNames(installation.db, '1001', 'clc', [notation])).get(notation);

  it('loads a table for all libraries, and one library’s own before it', async () => {
    const shared = write('shared.tsv', 'code\tparent\tname\nI24\tI2\t小说\nI247\tI24\t当代作品\n');
    expect(await load(shared)).toMatchObject({ code: 0, out: 'Loaded 2 classes for all libraries.\n' });
    const own = write('own.tsv', 'code\tparent\tname\ten-US\nI24\tI2\t小说与故事\tFiction\n');
    expect(await load(own, '--tenant', 'alpha')).toMatchObject({
      code: 0,
      out: 'Loaded 1 classes for alpha.\n',
    });
    expect(await nameOf('I24')).toEqual({ 'zh-CN': '小说与故事', 'en-US': 'Fiction' });
    expect(await nameOf('I247')).toEqual({ 'zh-CN': '当代作品' });
  });

  it('loads a table of Dewey beside that of the Chinese classification', async () => {
    const file = write('dewey.tsv', 'code\ten-US\n636.7\tDogs\n');
    expect(await load(file, '--scheme', 'ddc')).toMatchObject({ code: 0 });
    const names = await findClassNames(installation.db, '1001', 'ddc', ['636.7', 'I247']);
    expect(names).toEqual(new Map([['636.7', { 'en-US': 'Dogs' }]]));
    expect(await nameOf('I247')).toEqual({ 'zh-CN': '当代作品' });
    expect(await load(file, '--scheme', 'udc')).toMatchObject({ code: 2 });
  });

  it('says what is wrong with a file and leaves the table before it', async () => {
    const wrong = write('wrong.tsv', 'code\tparent\tname\nI2\tI\t中国文学\n???\tI\tx\n');
    expect(await load(wrong)).toEqual({
      code: 1,
      out: '',
      err: `${wrong}, line 3: "???" is not a notation.\n`,
    });
    const gbk = write('gbk.tsv', Buffer.from([0x63, 0x6f, 0x64, 0x65, 0x09, 0xd6, 0xd0]));
    expect(await load(gbk)).toMatchObject({ code: 1, err: `${gbk} is not text in UTF-8.\n` });
    expect(await nameOf('I247')).toEqual({ 'zh-CN': '当代作品' });
  });
});
