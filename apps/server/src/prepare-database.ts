import { sealClearTokens } from './domains/discovery/sources/seal-clear-tokens.ts';
import { migrate } from './platform/db/migrate.ts';
import type { Deps } from './platform/deps.ts';

/** Brings the database to the newest schema, and what settings of earlier versions held in clear into the store of secrets. */
export async function prepareDatabase(deps: Deps): Promise<void> {
  await migrate(deps.db, deps.databaseKind);
  await sealClearTokens(deps);
}
