import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { originOf } from '../platform/http/origin.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import { MOST_OPENURL_LENGTH } from '../platform/openurl/pairs.ts';
import { serveCalendar } from './calendar/serve-calendar.ts';
import { serveFeed } from './feed/serve-feed.ts';
import { serveOpenSearch } from './find/serve-open-search.ts';
import { serveSearchLink } from './find/serve-search-link.ts';
import { serveSuggestions } from './find/serve-suggestions.ts';
import { serveImage, serveImageBase, serveImageInfo } from './iiif/serve-image.ts';
import { serveManifest } from './iiif/serve-manifest.ts';
import { ISO18626_TYPES, MOST_ISO18626_BYTES, serveIso18626 } from './iso18626/serve-iso18626.ts';
import { MOST_MCP_BYTES, serveMcp } from './mcp/serve-mcp.ts';
import { MOST_NCIP_BYTES, NCIP_TYPES, serveNcip } from './ncip/serve-ncip.ts';
import { MOST_OAI_BYTES, serveOai } from './oai/serve-oai.ts';
import { OPENURL_TYPES, serveOpenUrl } from './openurl/serve-openurl.ts';
import { serveNotices } from './payments/serve-notices.ts';
import { servePlan } from './plan/serve-plan.ts';
import { serveProof } from './proof/serve-proof.ts';
import { serveRecord } from './record-page/serve-record.ts';
import { listsOf } from './shared/read-list.ts';
import { topicsOf } from './shared/read-topic.ts';
import { serveShared, serveSharedFeed } from './shared/serve-shared.ts';
import {
  serveCallback,
  serveMetadata,
  serveSignedOut,
  serveSignIn,
  serveSignOut,
} from './sign-in/serve-sign-in.ts';
import { siteRoutes } from './site-route.ts';
import { robotsTxt } from './sitemap/robots.ts';
import { serveSitemapIndex, serveSitemapPart } from './sitemap/serve-sitemap.ts';
import { serveSru } from './sru/serve-sru.ts';
import { MOST_STOP_BYTES, serveStop } from './stop/serve-stop.ts';
import { serveSubscriptionFeed } from './subscriptions/serve-subscription-feed.ts';
import { serveUnapi } from './unapi/serve-unapi.ts';

/**
 * Without a configured address pages are written with the Host header of their request, so a cache that many readers share must not keep
 * them: it would hand on what somebody else had put there.
 */
function keepOutOfSharedCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const rule = reply.getHeader('cache-control');
    if (typeof rule === 'string' && rule.startsWith('public'))
      void reply.header('cache-control', rule.replace('public', 'private'));
  });
}

/** Registers the pages for search engines, reference managers and other catalogues (docs/integrate.md). */
export async function serveStandards(app: FastifyInstance, deps: Deps, rates: RateLimiter): Promise<void> {
  if (!deps.config.publicUrl) keepOutOfSharedCaches(app);
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(originOf(deps.config, request), deps.config.apiPrefix, await deps.tenants.all())),
  );
  await serveNotices(app, deps);
  await app.register(async (messages) => {
    messages.removeAllContentTypeParsers();
    messages.addContentTypeParser(
      NCIP_TYPES,
      { parseAs: 'string', bodyLimit: MOST_NCIP_BYTES },
      (_request, body, done) => done(null, body),
    );
    siteRoutes(messages, deps, rates)('/ncip', serveNcip(deps), ['POST']);
  });
  await app.register(async (messages) => {
    messages.removeAllContentTypeParsers();
    messages.addContentTypeParser(
      ISO18626_TYPES,
      { parseAs: 'string', bodyLimit: MOST_ISO18626_BYTES },
      (_request, body, done) => done(null, body),
    );
    siteRoutes(messages, deps, rates)('/iso18626', serveIso18626(deps), ['POST']);
  });
  await app.register(async (tools) => {
    tools.removeAllContentTypeParsers();
    tools.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: MOST_MCP_BYTES },
      tools.getDefaultJsonParser('error', 'error'),
    );
    siteRoutes(tools, deps, rates)('/mcp', serveMcp(deps, rates), ['POST']);
  });
  await app.register(async (requests) => {
    requests.removeAllContentTypeParsers();
    requests.addContentTypeParser(
      OPENURL_TYPES,
      { parseAs: 'string', bodyLimit: MOST_OPENURL_LENGTH },
      (_request, body, done) => done(null, body),
    );
    siteRoutes(requests, deps, rates)('/openurl', serveOpenUrl, ['GET', 'POST']);
  });
  await app.register(async (harvesters) => {
    harvesters.removeAllContentTypeParsers();
    harvesters.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_OAI_BYTES },
      (_request, body, done) => done(null, body),
    );
    siteRoutes(harvesters, deps, rates)('/oai', serveOai(deps), ['GET', 'POST']);
  });
  // Mail programs send a form of either type, and nothing in it counts (RFC 8058, 3.2).
  await app.register(async (stops) => {
    stops.removeAllContentTypeParsers();
    stops.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: MOST_STOP_BYTES },
      (_request, _body, done) => done(null, {}),
    );
    siteRoutes(stops, deps, rates)('/stop/:token', serveStop(deps), ['GET', 'POST']);
  });
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const route = siteRoutes(pages, deps, rates);
    route('/record/:id', serveRecord(deps));
    for (const [kind, reader] of [
      ['list', listsOf],
      ['topic', topicsOf],
    ] as const) {
      route(`/${kind}/:id`, serveShared(deps, reader));
      route(`/${kind}/:id/embed`, serveShared(deps, reader, { embed: true }));
      route(`/${kind}/:id/feed`, serveSharedFeed(deps, reader));
    }
    route('/sitemap.xml', serveSitemapIndex(deps));
    route('/sitemap/:part', serveSitemapPart(deps));
    route('/opensearch.xml', serveOpenSearch);
    route('/search', serveSearchLink);
    route('/suggestions', serveSuggestions(deps));
    route('/feed', serveFeed(deps));
    route('/calendar/:file', serveCalendar(deps));
    route('/subscriptions/:file', serveSubscriptionFeed(deps));
    route('/unapi', serveUnapi(deps));
    route('/iiif/object/:id/manifest', serveManifest(deps));
    route('/iiif/image/:id', serveImageBase);
    route('/iiif/image/:id/info.json', serveImageInfo(deps));
    route('/iiif/image/:id/:region/:size/:rotation/:file', serveImage(deps));
    route('/plans/:file', servePlan(deps));
    route('/proof/:token', serveProof(deps));
    route('/sru', serveSru(deps), ['GET', 'POST']);
    route('/sign-in/:kind', serveSignIn(deps));
    route('/sign-in/:kind/callback', serveCallback(deps), ['GET', 'POST']);
    route('/sign-in/saml/metadata', serveMetadata(deps));
    route('/sign-out/:kind', serveSignOut(deps));
    route('/sign-out/:kind/done', serveSignedOut, ['GET', 'POST']);
  });
}
