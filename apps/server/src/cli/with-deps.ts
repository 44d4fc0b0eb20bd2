import { mkdirSync } from 'node:fs';
import { pino } from 'pino';
import { createDeps } from '../create-deps.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { PRIVATE_FOLDER_MODE } from '../platform/db/private-file.ts';
import type { Deps } from '../platform/deps.ts';
import type { Tenant } from '../platform/tenants/tenant-registry.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { type Arguments, CommandError, required } from './command.ts';

export interface InstallationOptions {
  /** Work on very many records, simply done again where a power cut takes its last part: short waits for the disk, little memory. */
  readonly bulk: boolean;
}

/** Records come in the order of their ids: what is written next lies beside what was written last. */
const BULK_CACHE_BYTES = 16 * 1024 * 1024;

/** Opens the installation that the environment names, at the newest schema, and closes it after the work. */
export async function withDeps<T>(
  { bulk }: InstallationOptions,
  work: (deps: Deps) => Promise<T>,
): Promise<T> {
  const config = readConfig(process.env);
  mkdirSync(config.dataFolder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const db = openDatabase({
    url: config.databaseUrl,
    ...(bulk && { durability: 'normal', mappedBytes: 0, cacheBytes: BULK_CACHE_BYTES }),
  });
  const deps = createDeps(config, { db, log: pino({ level: 'warn' }, pino.destination(2)) });
  try {
    await prepareDatabase(deps);
    if (bulk) await deps.events.ready();
    return await work(deps);
  } finally {
    await deps.search.close();
    await deps.db.destroy();
  }
}

/** As `withDeps`, for small work on the tenant that --tenant names. */
export function withTenant<T>(args: Arguments, work: (deps: Deps, tenant: Tenant) => Promise<T>): Promise<T> {
  return withDeps({ bulk: false }, async (deps) =>
    work(deps, await tenantNamed(deps, required(args, 'tenant'))),
  );
}

/** A tenant by its path in addresses or its group code. */
export async function tenantNamed(deps: Deps, name: string): Promise<Tenant> {
  const unreadable = await deps.tenants.unreadable();
  const bad = unreadable.find(({ id, mappingPath }) => [id, mappingPath].includes(name));
  if (bad) throw new CommandError(`The settings of tenant ${name} cannot be read: ${bad.reason}`);
  const tenant = (await deps.tenants.byMappingPath(name)) ?? (await deps.tenants.byId(name));
  if (tenant) return tenant;
  const known = (await deps.tenants.all()).map((one) => one.mappingPath).join(', ') || 'none yet';
  throw new CommandError(`There is no tenant ${name}. Tenants: ${known}.`);
}
