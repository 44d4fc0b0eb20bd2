import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { answerFault, answerNotFound } from '../platform/http/answer-faults.ts';
import { originOf } from '../platform/http/origin.ts';
import { siteRoot } from '../platform/tenants/site-root.ts';
import { sendNoLibrary, sendNoPage } from './page/send-message-page.ts';
import { wantsPage } from './page/wants-page.ts';
import type { Query } from './site.ts';

/**
 * Answers addresses that nothing is registered for. Who asks for a page gets one, in the look of the library that the address names; calls
 * and programs get the envelope of calls.
 */
export function serveUnknown(app: FastifyInstance, deps: Deps): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request, deps.config.apiPrefix)) return answerNotFound(request, reply);
    return sendUnknown(deps, request, reply);
  });
}

/** Answers an address that cannot be read, such as one that was cut within an escape: a page, or the envelope of calls. */
export function answerUnreadableAddress(deps: Deps) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    if (!asksForPage(request, deps.config.apiPrefix)) return void answerFault(error, request, reply);
    sendUnknown(deps, request, reply, 400).catch((fault: unknown) => answerFault(fault, request, reply));
  };
}

async function sendUnknown(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 400 | 404 = 404,
): Promise<FastifyReply> {
  const origin = originOf(deps.config, request);
  const wishes = {
    query: (request.query ?? {}) as Query,
    acceptLanguage: request.headers['accept-language'],
    status,
  };
  const tenant = await deps.tenants.byMappingPath(mappingPathIn(request.url));
  if (tenant) return sendNoPage(reply, { tenant, origin, root: siteRoot(origin, tenant) }, wishes);
  return sendNoLibrary(reply, { origin, tenants: await deps.tenants.all() }, wishes);
}

function asksForPage(request: FastifyRequest, apiPrefix: string): boolean {
  const { url } = request;
  const isCall = url === apiPrefix || url.startsWith(`${apiPrefix}/`) || url.startsWith(`${apiPrefix}?`);
  return !isCall && wantsPage(request);
}

function mappingPathIn(url: string): string {
  const [, first = ''] = url.split(/[/?#]/);
  try {
    return decodeURIComponent(first);
  } catch {
    return '';
  }
}
