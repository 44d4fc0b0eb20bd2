import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { DatabaseKind } from './db/dialect.ts';
import type { EventSender } from './events/event-sender.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { TenantRegistry } from './tenants/tenant-registry.ts';

/**
 * Everything that a handler or a job may use, built once in create-deps.ts. Each port adds its own member beside its interface (declaration
 * merging), so that the platform knows no port.
 */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly databaseKind: DatabaseKind;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tenants: TenantRegistry;
  readonly events: EventSender;
  readonly secrets: Secrets;
}
