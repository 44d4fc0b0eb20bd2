import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_SCHOLAR_HOST } from '@lectern/demo/papers/demo-scholar-sources';
import { createBuiltinEngine } from '@lectern/search/builtin/builtin-engine';
import { createOpenSearchEngine } from '@lectern/search/opensearch/opensearch-engine';
import { type Logger, pino } from 'pino';
import { createCatalogueCopies } from './domains/collection/catalogue/records/catalogue-copies.ts';
import { createCatalogueNumbers } from './domains/collection/catalogue/records/catalogue-numbers.ts';
import { createMeaningModels } from './domains/discovery/search-index/meaning/open-models.ts';
import { createSiblingCatalogue } from './domains/discovery/sources/sibling-catalogue.ts';
import { localDriver } from './domains/lending/circulation/local-ils.ts';
import { createToldPayments } from './domains/lending/payments/told/told-payments.ts';
import { createNearestRecords } from './domains/reference/dense-vectors/find-nearest.ts';
import { createAskLink } from './domains/resources/links/asking/ask-link.ts';
import {
  createPoliteProbe,
  LINK_PAUSE_MS,
  linkUserAgent,
} from './domains/resources/links/asking/polite-probe.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Db, databaseKind, openDatabase } from './platform/db/database.ts';
import { PRIVATE_FOLDER_MODE } from './platform/db/private-file.ts';
import type { Deps } from './platform/deps.ts';
import { createEventSender } from './platform/events/event-sender.ts';
import { createFetchOutside } from './platform/outside/fetch-outside.ts';
import { createOutboxFolder } from './platform/outside/outbox-folder.ts';
import { createProbeOutside } from './platform/outside/probe-outside.ts';
import { createResolveOutside } from './platform/outside/resolve-outside.ts';
import { createSendOutside } from './platform/outside/send-outside.ts';
import { createStreamOutside } from './platform/outside/stream-outside.ts';
import { createPageDrawer } from './platform/pages/page-drawer.ts';
import { createSpool } from './platform/pages/spool.ts';
import { createSecrets } from './platform/secrets/secrets.ts';
import { createTenantRegistry } from './platform/tenants/tenant-registry.ts';
import { createHttpAllianceWire } from './ports/alliance/http-alliance-wire.ts';
import { createHttpEmbeddings } from './ports/embeddings/http-embeddings.ts';
import { createHttpEnrichment } from './ports/enrichment/http-enrichment.ts';
import { createFiles } from './ports/files/create-files.ts';
import { createHttpRepositories } from './ports/harvest/http-repositories.ts';
import { createIdentity } from './ports/identity/create-identity.ts';
import { folioDriver } from './ports/ils/folio/folio-driver.ts';
import { kohaDriver } from './ports/ils/koha/koha-driver.ts';
import { createLibrarySystems } from './ports/ils/library-systems.ts';
import { sip2Driver } from './ports/ils/sip2/sip2-driver.ts';
import { createHttpInterlibraryWire } from './ports/interlibrary/http-interlibrary-wire.ts';
import { createHttpLanguageModel } from './ports/language-model/http-language-model.ts';
import { createMail } from './ports/mail/create-mail.ts';
import { createEmlMail } from './ports/mail/eml-mail.ts';
import { createSmtpMail } from './ports/mail/smtp-mail.ts';
import { createPaymentChannels } from './ports/payments/payment-channels.ts';
import { providerChannels } from './ports/payments/provider-adapters.ts';
import { openSandbox } from './ports/payments/sandbox/sandbox-channel.ts';
import { createRemoteCatalogue } from './ports/remote-catalogue/create-remote-catalogue.ts';
import { createSruCatalogue } from './ports/remote-catalogue/sru/sru-catalogue.ts';
import { createZ3950Catalogue } from './ports/remote-catalogue/z3950/z3950-catalogue.ts';
import { createSms } from './ports/sms/create-sms.ts';
import { createServiceSms } from './ports/sms/service-sms.ts';
import { createTextFileSms } from './ports/sms/text-file-sms.ts';
import { createHttpSources } from './ports/sources/http-sources.ts';
import { withLocalHosts } from './ports/sources/with-local-hosts.ts';
import { createHttpUsageReports } from './ports/usage-reports/http-usage-reports.ts';
import { createOutsideWebPush } from './ports/web-push/outside-web-push.ts';
import { createHttpWechat } from './ports/wechat/http-wechat.ts';
import { createHttpWechatMessages } from './ports/wechat/http-wechat-messages.ts';

/** What the process brings itself instead of the default. */
export interface GivenDeps {
  readonly db?: Db;
  readonly clock?: Clock;
  readonly log?: Logger;
  /** Mails and text messages of tenants that have no service become files in the data folder. */
  readonly isDemo?: boolean;
}

/** Builds the one set of dependencies from the configuration. Whoever builds it closes `search` and destroys `db`. */
export function createDeps(config: Config, given: GivenDeps = {}): Deps {
  mkdirSync(config.dataFolder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const clock = given.clock ?? systemClock;
  const db = given.db ?? openDatabase({ url: config.databaseUrl });
  const log = given.log ?? pino({ level: config.logLevel, redact: ['req.headers', 'req.body'] });
  const tenants = createTenantRegistry(db, {
    onUnreadable: (tenant) => log.error(tenant, 'the settings of a tenant cannot be read'),
    onFaults: (tenant, faults) =>
      log.error({ tenant, faults }, 'settings are not allowed: their defaults are used'),
  });
  const search = config.openSearch
    ? createOpenSearchEngine(config.openSearch)
    : createBuiltinEngine({ directory: config.indexFolder, workers: config.searchWorkers });
  // Loaded at the first event: most commands of the terminal send none, and need not wait for all domains.
  const events = createEventSender(async () => (await import('./domains.ts')).CONSUMERS);
  const kind = databaseKind(config.databaseUrl);
  const secrets = createSecrets({ db, clock, config, databaseKind: kind });
  const outbox = given.isDemo ? createOutboxFolder(config.outboxFolder) : undefined;
  const resolveOutside = createResolveOutside(config.internalHosts);
  const sendOutside = createSendOutside(config.internalHosts);
  const fetchOutside = createFetchOutside(sendOutside);
  const sources = createHttpSources({ sendOutside, internalHosts: config.internalHosts });
  const embeddings = createHttpEmbeddings({ secrets, sendOutside, internalHosts: config.internalHosts });
  const overHttp = {
    clock,
    log,
    secrets,
    sendOutside,
    copies: createCatalogueCopies(db),
    numbers: createCatalogueNumbers(db),
  };
  return {
    config,
    gates: new Map(),
    calls: async () => (await import('./domains.ts')).CALLS,
    personalData: async () => (await import('./domains.ts')).PERSONAL_DATA,
    reviewedTexts: async () => (await import('./domains.ts')).REVIEWED_TEXTS,
    keepable: async () => (await import('./domains.ts')).KEEPABLE,
    onlineCollections: async () => (await import('./domains.ts')).ONLINE_COLLECTIONS,
    onlineTitles: async () => (await import('./domains.ts')).ONLINE_TITLES,
    purchaseCandidates: async () => (await import('./domains.ts')).PURCHASE_CANDIDATES,
    recordDonors: async () => (await import('./domains.ts')).RECORD_DONORS,
    keptIndexes: async () => (await import('./domains.ts')).KEPT_INDEXES,
    searchable: async () => (await import('./domains.ts')).SEARCHABLE,
    unitContents: async () => (await import('./domains.ts')).UNIT_CONTENTS,
    catalogueUses: async () => (await import('./domains.ts')).CATALOGUE_USES,
    auditNamers: async () => (await import('./domains.ts')).AUDIT_NAMERS,
    fileOwners: async () => (await import('./domains.ts')).FILE_OWNERS,
    needsAction: async () => (await import('./domains.ts')).NEEDS_ACTION,
    forgetReader: async () => (await import('./domains.ts')).FORGETTING,
    db,
    databaseKind: kind,
    clock,
    log,
    tenants,
    events,
    secrets,
    secondFactors: async () => (await import('./domains.ts')).SECOND_FACTORS,
    search,
    meaning: createMeaningModels({ config, log }),
    ils: createLibrarySystems({ tenants, log }, [
      localDriver({ db, clock, events }),
      sip2Driver({
        clock,
        log,
        secrets,
        resolveOutside,
        copies: createCatalogueCopies(db),
        told: createToldPayments(db),
      }),
      folioDriver(overHttp),
      kohaDriver(overHttp),
    ]),
    files: createFiles(config),
    pages: createPageDrawer(),
    spool: createSpool(join(config.dataFolder, 'spool')),
    remoteCatalogue: createRemoteCatalogue({
      sru: createSruCatalogue({ fetchOutside, clock, log }),
      sibling: createSiblingCatalogue({ db, search, tenants }),
      z3950: createZ3950Catalogue({ resolveOutside, clock, log }),
    }),
    mail: createMail(createSmtpMail({ secrets, resolveOutside, clock }), outbox && createEmlMail(outbox)),
    sms: createSms(createServiceSms({ secrets, sendOutside }), outbox && createTextFileSms(outbox)),
    sources: given.isDemo ? withLocalHosts(sources, new Map([[DEMO_SCHOLAR_HOST, answerForDemo]])) : sources,
    enrichment: createHttpEnrichment({ fetchOutside, secrets, clock, log }),
    languageModel: createHttpLanguageModel({
      secrets,
      streamOutside: createStreamOutside(config.internalHosts),
      internalHosts: config.internalHosts,
    }),
    embeddings,
    askLink: createAskLink(
      createPoliteProbe(createProbeOutside(), {
        pauseMs: LINK_PAUSE_MS,
        userAgent: linkUserAgent(config.publicUrl),
      }),
    ),
    nearestRecords: createNearestRecords({ config, log, embeddings, db, clock }),
    allianceWire: createHttpAllianceWire({ sendOutside, clock }, config.apiPrefix),
    interlibraryWire: createHttpInterlibraryWire({ sendOutside, clock }),
    repositories: createHttpRepositories({ sendOutside, internalHosts: config.internalHosts }),
    usageReports: createHttpUsageReports({ sendOutside, internalHosts: config.internalHosts }),
    wechat: createHttpWechat(fetchOutside),
    wechatMessages: createHttpWechatMessages({ secrets, clock, sendOutside }),
    webPush: createOutsideWebPush({ secrets, sendOutside, config }),
    payments: createPaymentChannels([
      ...providerChannels({ secrets, sendOutside, clock, log }),
      ...(given.isDemo ? [openSandbox({ db, clock, secrets })] : []),
    ]),
    identity: createIdentity({
      send: sendOutside,
      resolve: resolveOutside,
      internalHosts: config.internalHosts,
      secrets,
      clock,
      log,
    }),
  };
}

/** The demo's scholarly sources. Their rows are loaded at the first question. */
async function answerForDemo(url: URL): Promise<unknown> {
  return (await import('./demo/papers/demo-scholar-host.ts')).demoScholarHost(url);
}
