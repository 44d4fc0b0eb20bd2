import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import { siteRoutes } from './site-route.ts';
import { serveSru } from './sru/serve-sru.ts';

/** Registers the pages that search engines, reference managers and other catalogues read (ARCHITECTURE.md, "For machines"). */
export async function serveMachines(app: FastifyInstance, deps: Deps, rates: RateLimiter): Promise<void> {
  // Forms are read on these pages only: calls take JSON.
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const route = siteRoutes(pages, deps, rates);
    route('/sru', serveSru(deps), ['GET', 'POST']);
  });
}
