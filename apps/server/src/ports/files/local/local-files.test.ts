import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { filesSuite } from '../files-suite.ts';
import { createLocalFiles } from './local-files.ts';

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-files-'));
  const close = () => rm(folder, { recursive: true, force: true });
  return { folder, files: createLocalFiles(folder), close };
}

filesSuite('files in a local folder', openFolder);

it('lists neither links nor files that are not whole', async () => {
  const { folder, files, close } = await openFolder();
  try {
    await files.put('1001', 'a/b', Buffer.from('x'));
    await writeFile(join(folder, 'secret'), 'of another');
    await symlink(join(folder, 'secret'), join(folder, '1001', 'a', 'link'));
    await files.parts.begin('1001', 'a/c');
    const keys: string[] = [];
    for await (const { key } of files.list('1001')) keys.push(key);
    expect(keys).toEqual(['a/b']);
  } finally {
    await close();
  }
});

it('leaves no file behind where a put fails', async () => {
  const { folder, files, close } = await openFolder();
  try {
    const cut = async function* () {
      yield 'begun';
      throw new Error('cut');
    };
    await expect(files.put('1001', 'a/b', Readable.from(cut()))).rejects.toThrow('cut');
    expect(await readdir(join(folder, '1001', '.unfinished'))).toEqual([]);
  } finally {
    await close();
  }
});
