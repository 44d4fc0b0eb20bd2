import { RATE_LIMITED } from '@lectern/contracts/kernel/common-errors';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { answerPageRefusal, refusalOfFault } from '../platform/http/answer-faults.ts';
import { browsingRefusal } from '../platform/http/browsing.ts';
import { originOf } from '../platform/http/origin.ts';
import { errorEnvelope } from '../platform/http/present-error.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import { anonymousCaller } from '../platform/http/read-caller.ts';
import { siteRoot } from '../platform/tenants/site-root.ts';
import { pageLanguage, readersLanguage } from './page/page-language.ts';
import { sendFault } from './page/send-message-page.ts';
import { wantsPage } from './page/wants-page.ts';
import type { Query, SiteRequest } from './site.ts';

/** Requests from one IP address to all these pages together. The limit is high, because crawlers send many requests. */
const LIMIT = { max: 600, windowSeconds: 60 };

/** They lead to the portal, or the address is a secret that a reader hands on. Any other page is closed where only readers may browse. */
const OPEN_PAGES: readonly string[] = [
  '/search',
  '/opensearch.xml',
  '/openurl',
  '/calendar/:file',
  '/proof/:token',
  '/subscriptions/:file',
  '/stop/:token',
  // Libraries of the alliance prove who they are; to all others it closes itself.
  '/ncip',
  '/iso18626',
  // Its tools are calls, each with its own access.
  '/mcp',
];

/**
 * Returns a function that registers a page below the library's path (`/alpha/record/:id`). For an unknown library it
 * answers 404, for too many requests 429. These pages are not calls: they answer documents of other standards, without
 * our envelope, sessions and headers.
 */
export function siteRoutes(app: FastifyInstance, deps: Deps, rates: RateLimiter) {
  return (
    path: `/${string}`,
    handler: (siteRequest: SiteRequest) => Promise<unknown>,
    methods = ['GET'],
  ): void => {
    app.route<{ Params: Record<string, string>; Querystring: Query }>({
      method: methods,
      url: `/:mappingPath${path}`,
      handler: async (request, reply) => {
        const tenant = await deps.tenants.byMappingPath(request.params.mappingPath ?? '');
        if (!tenant) return reply.callNotFound();
        const { params, query } = request;
        const origin = originOf(deps.config, request);
        const site = { tenant, origin, root: siteRoot(origin, tenant) };
        const siteRequest = { site, query, params, request, reply };
        try {
          const seconds = rates.count(`site|${tenant.id}|${anonymousCaller(request.ip)}`, LIMIT);
          if (seconds > 0) {
            void reply.header('retry-after', String(seconds));
            return answerRefusal(siteRequest, refuse(RATE_LIMITED, { seconds }));
          }
          const refusal = OPEN_PAGES.includes(path)
            ? undefined
            : browsingRefusal(tenant, languageOf(siteRequest));
          if (refusal) return answerRefusal(siteRequest, refusal);
          const answer = await handler(siteRequest);
          return isRefusal(answer) ? answerRefusal(siteRequest, answer) : answer;
        } catch (error) {
          return answerRefusal(siteRequest, refusalOfFault(error, request));
        }
      },
    });
  };
}

/** The language of who asks: of the address, or of the browser where a page is wanted. */
function languageOf({ site, query, request }: SiteRequest): Language {
  if (!wantsPage(request)) return pageLanguage(site.tenant, query);
  return readersLanguage(site.tenant.settings.public, query, request.headers['accept-language']);
}

/** A page for a browser that opens the address, the envelope of calls for a program. */
function answerRefusal(siteRequest: SiteRequest, refusal: Refusal): FastifyReply {
  const { site, request, reply } = siteRequest;
  const language = languageOf(siteRequest);
  if (!wantsPage(request)) {
    return answerPageRefusal(refusal, request, reply, language);
  }
  const { status, body } = errorEnvelope(refusal, { language }, request.id);
  return sendFault(reply, site, { status, language, message: body.message });
}
