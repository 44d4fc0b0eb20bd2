import type { Deps } from '../../platform/deps.ts';
import type { SiteRequest } from '../site.ts';
import { answerSru } from './answer-sru.ts';
import type { SruParameters } from './sru-request.ts';

/** Answers SRU requests to a library's catalogue, by GET or by POST of a form. */
export function serveSru(deps: Deps) {
  return async ({ site, query, request, reply }: SiteRequest) => {
    const parameters = request.method === 'POST' ? (request.body as SruParameters) : query;
    const { contentType, body } = await answerSru(deps, site, parameters ?? {});
    return reply.header('content-type', contentType).header('cache-control', 'no-cache').send(body);
  };
}
