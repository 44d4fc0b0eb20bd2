import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileEntry } from '../files-port.ts';
import { orAbsent } from './or-absent.ts';

/** The files below a folder, by the bytes of their paths. What begins with a dot is left out. */
export async function* listFolder(folder: string, prefix = ''): AsyncGenerator<FileEntry> {
  const entries = (await orAbsent(readdir(folder, { withFileTypes: true }))) ?? [];
  const names = entries
    .filter((entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory()))
    // With its slash a folder stands where its files do among the others: `a-b`, `a/b`, `ab`.
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort();
  for (const name of names) {
    if (name.endsWith('/')) {
      yield* listFolder(join(folder, name), `${prefix}${name}`);
      continue;
    }
    const stats = await orAbsent(stat(join(folder, name)));
    if (stats) yield { key: `${prefix}${name}`, size: stats.size, modifiedAt: stats.mtime };
  }
}
