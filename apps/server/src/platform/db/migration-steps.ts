import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely, Migration } from 'kysely';
import type { DatabaseKind } from './dialect.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const STEP = /^(\d{4}-[a-z0-9-]+)\.ts$/;

/** What a file of the folder exports as `up`. */
type Step = (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;

/** The names of all steps in the order of their numbers. A name is that of a file, and databases store it. */
export function listSteps(folder = FOLDER): string[] {
  return readdirSync(folder)
    .flatMap((file) => STEP.exec(file)?.[1] ?? [])
    .sort();
}

/**
 * All steps by name, for Kysely.
 * @throws an error that names the file which exports no function `up`
 */
export async function readSteps(kind: DatabaseKind, folder = FOLDER): Promise<Record<string, Migration>> {
  const steps = await Promise.all(
    listSteps(folder).map(async (name) => [name, await readStep(join(folder, `${name}.ts`), kind)] as const),
  );
  return Object.fromEntries(steps);
}

async function readStep(file: string, kind: DatabaseKind): Promise<Migration> {
  const { up } = (await import(pathToFileURL(file).href)) as { up?: Step };
  if (typeof up !== 'function') throw new Error(`${file} exports no function "up".`);
  return { up: (db) => up(db, kind) };
}
