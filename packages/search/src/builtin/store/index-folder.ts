import { lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from './index-state.ts';

/** The folder of an index below the engine's directory. Any name may be used: signs that file systems refuse are percent-encoded. */
export function indexFolderOf(directory: string, index: string): string {
  const safe = encodeURIComponent(index.toWellFormed()).replace(
    /[.*'()!~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return join(directory, `index-${safe}`);
}

/** Makes the folder of an index. What else has its name, or a folder with the name of its manifest, is removed. For the one writer only. */
export async function makeIndexFolder(indexFolder: string): Promise<void> {
  if ((await isFolder(indexFolder)) === false) await rm(indexFolder);
  await mkdir(indexFolder, { recursive: true });
  const manifest = join(indexFolder, 'manifest.json');
  if (await isFolder(manifest)) await rm(manifest, { recursive: true });
}

/** Undefined where there is nothing. */
async function isFolder(path: string): Promise<boolean | undefined> {
  try {
    return (await lstat(path)).isDirectory();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes what interrupted builds and changes left behind: everything that the manifest does not name. For the one writer only. */
export async function sweep(indexFolder: string, manifest: Manifest | undefined): Promise<void> {
  for (const name of await readdir(indexFolder)) {
    if (name === 'manifest.json' || name === manifest?.folder) continue;
    await rm(join(indexFolder, name), { recursive: true, force: true });
  }
  if (manifest !== undefined) await removeFilesBut(join(indexFolder, manifest.folder), namedFiles(manifest));
}

/** Removes the files that `before` named and `after` does not. Other processes have them in memory, or will read the new manifest. */
export async function removeUnused(indexFolder: string, before: Manifest, after: Manifest): Promise<void> {
  if (before.folder !== after.folder) {
    await rm(join(indexFolder, before.folder), { recursive: true, force: true });
    return;
  }
  const used = namedFiles(after);
  for (const file of namedFiles(before)) {
    if (!used.has(file)) await rm(join(indexFolder, before.folder, file), { force: true });
  }
}

function namedFiles(manifest: Manifest): Set<string> {
  const files = [
    ...manifest.segments.flatMap(({ file, removed }) => [file, removed?.file]),
    ...manifest.values.map(({ file }) => file),
  ];
  return new Set(files.filter((file) => file !== undefined));
}

async function removeFilesBut(folder: string, used: ReadonlySet<string>): Promise<void> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch {
    return;
  }
  for (const name of names) if (!used.has(name)) await rm(join(folder, name), { force: true });
}
