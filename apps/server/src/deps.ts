import type { SearchEngine } from '@lectern/search/search-engine';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { DatabaseKind } from './db/dialect.ts';
import type { TenantRegistry } from './domains/tenant/tenant-registry.ts';
import type { Enrichment } from './integrations/enrichment/enrichment-port.ts';
import type { FilesPort } from './integrations/files/files-port.ts';
import type { IlsPort } from './integrations/ils/ils-port.ts';
import type { RemoteCatalogue } from './integrations/remote-catalogue/remote-catalogue-port.ts';

/** Everything a handler or a job may use, built once in app.ts. */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly databaseKind: DatabaseKind;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tenants: TenantRegistry;
  readonly search: SearchEngine;
  readonly ils: IlsPort;
  readonly files: FilesPort;
  readonly remoteCatalogue: RemoteCatalogue;
  readonly enrichment: Enrichment;
}
