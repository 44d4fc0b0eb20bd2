import { mkdirSync } from 'node:fs';
import { createBuiltinEngine } from '@lectern/search/builtin/builtin-engine';
import { createOpenSearchEngine } from '@lectern/search/opensearch/opensearch-engine';
import { type Logger, pino } from 'pino';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Db, databaseKind, openDatabase } from './db/database.ts';
import type { Deps } from './deps.ts';
import { createTenantRegistry } from './domains/tenant/tenant-registry.ts';
import { createHttpEnrichment } from './integrations/enrichment/http-enrichment.ts';
import { createLocalFiles } from './integrations/files/local-files.ts';
import { createLocalIls } from './integrations/ils/local/local-ils.ts';
import { createFetchOutside } from './integrations/outside/fetch-outside.ts';
import { createRemoteCatalogue } from './integrations/remote-catalogue/create-remote-catalogue.ts';
import { createSiblingCatalogue } from './integrations/remote-catalogue/sibling/sibling-catalogue.ts';
import { createSruCatalogue } from './integrations/remote-catalogue/sru/sru-catalogue.ts';

/** What the process brings itself instead of the default. */
export interface GivenDeps {
  readonly db?: Db;
  readonly clock?: Clock;
  readonly log?: Logger;
}

/** Builds the one set of dependencies from the configuration. Whoever builds it closes `search` and destroys `db`. */
export function createDeps(config: Config, given: GivenDeps = {}): Deps {
  mkdirSync(config.dataFolder, { recursive: true });
  const clock = given.clock ?? systemClock;
  const db = given.db ?? openDatabase({ url: config.databaseUrl });
  const tenants = createTenantRegistry(db);
  const search = config.openSearch
    ? createOpenSearchEngine(config.openSearch)
    : createBuiltinEngine({ directory: config.indexFolder, workers: config.searchWorkers });
  const fetchOutside = createFetchOutside(config.internalHosts);
  return {
    config,
    db,
    databaseKind: databaseKind(config.databaseUrl),
    clock,
    log: given.log ?? pino({ level: config.logLevel, redact: ['req.headers', 'req.body'] }),
    tenants,
    search,
    ils: createLocalIls({ db, clock, tenants }),
    files: createLocalFiles(config.filesFolder),
    remoteCatalogue: createRemoteCatalogue({
      sru: createSruCatalogue(fetchOutside),
      sibling: createSiblingCatalogue({ db, search, tenants }),
    }),
    enrichment: createHttpEnrichment(fetchOutside),
  };
}
