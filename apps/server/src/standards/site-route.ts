import { RATE_LIMITED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { answerPageFault, answerPageRefusal } from '../platform/http/answer-faults.ts';
import { originOf } from '../platform/http/origin.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import { anonymousCaller } from '../platform/http/read-caller.ts';
import { siteRoot } from '../platform/tenants/site-root.ts';
import type { Tenant } from '../platform/tenants/tenant-registry.ts';
import { pageLanguage } from './page/page-language.ts';

/** The site of a library, with the address at which the request came in. */
export interface Site {
  readonly tenant: Tenant;
  /** `https://library.example.org` */
  readonly origin: string;
  /** Address of the library's pages, without a slash at the end. */
  readonly root: string;
}

export type Query = Readonly<Record<string, string | string[] | undefined>>;

export interface SiteRequest {
  readonly site: Site;
  readonly query: Query;
  readonly params: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Requests from one IP address to all these pages together. The limit is high, because crawlers send many requests. */
const LIMIT = { max: 600, windowSeconds: 60 };

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
        const language = pageLanguage(tenant, query);
        try {
          const seconds = rates.count(`site|${tenant.id}|${anonymousCaller(request.ip)}`, LIMIT);
          if (seconds > 0) {
            void reply.header('retry-after', String(seconds));
            return answerPageRefusal(refuse(RATE_LIMITED, { seconds }), request, reply, language);
          }
          const origin = originOf(deps.config, request);
          const site = { tenant, origin, root: siteRoot(origin, tenant) };
          const answer = await handler({ site, query, params, request, reply });
          return isRefusal(answer) ? answerPageRefusal(answer, request, reply, language) : answer;
        } catch (error) {
          return answerPageFault(error, request, reply, language);
        }
      },
    });
  };
}
