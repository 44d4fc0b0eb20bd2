import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openMeaning } from '@lectern/search/meaning/open-meaning';
import type { Config } from '../../../../platform/config.ts';
import { PRIVATE_FOLDER_MODE } from '../../../../platform/db/private-file.ts';

type Folders = Pick<Config, 'dataFolder'>;

/** Holds the name of the newest model. */
const POINTER = 'newest';
const ENDING = '.meaning';
const NAME = /^[0-9a-f]{16}$/;

/** The name of the model that was trained last for a tenant; undefined if there is none. */
export async function newestModelName(config: Folders, tenantId: string): Promise<string | undefined> {
  const text = await readFile(join(folderOf(config, tenantId), POINTER), 'utf8').catch(absent);
  const name = text?.trim() ?? '';
  return NAME.test(name) ? name : undefined;
}

/** The bytes of a model of a tenant; rejects if there is no such file. They are checked when the model is opened. */
export async function readModelFile(config: Folders, tenantId: string, name: string): Promise<Uint8Array> {
  return readFile(fileOf(config, tenantId, name));
}

/** When the file of a model was written, ISO 8601, UTC; undefined if there is none. */
export async function modelWrittenAt(
  config: Folders,
  tenantId: string,
  name: string,
): Promise<string | undefined> {
  const file = await stat(fileOf(config, tenantId, name)).catch(absent);
  return file?.mtime.toISOString();
}

/**
 * Stores a model as the newest one of a tenant, and answers its name. Whoever reads meanwhile sees the one before or the new one, whole. Of
 * older models only that of `kept` stays: the one that the index still has its concepts from.
 */
export async function writeModelFile(
  config: Folders,
  tenantId: string,
  bytes: Uint8Array,
  kept: string | undefined,
): Promise<string> {
  const { name } = openMeaning(bytes);
  const folder = folderOf(config, tenantId);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  await replace(fileOf(config, tenantId, name), bytes);
  await replace(join(folder, POINTER), Buffer.from(`${name}\n`));
  const stay = new Set([POINTER, `${name}${ENDING}`, `${kept}${ENDING}`]);
  for (const file of await readdir(folder))
    if (!stay.has(file)) await rm(join(folder, file), { force: true });
  return name;
}

/** The file is the old one or the new one, also after a power cut. */
async function replace(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.new`;
  const handle = await open(unfinished, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}

function folderOf({ dataFolder }: Folders, tenantId: string): string {
  return join(dataFolder, 'meaning', tenantId);
}

function fileOf(config: Folders, tenantId: string, name: string): string {
  if (!NAME.test(name)) throw new Error(`${name} is no name of a model`);
  return join(folderOf(config, tenantId), `${name}${ENDING}`);
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
