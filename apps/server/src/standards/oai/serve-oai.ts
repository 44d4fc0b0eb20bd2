import type { Deps } from '../../platform/deps.ts';
import type { SiteRequest } from '../site.ts';
import { answerOai } from './answer-oai.ts';
import type { OaiArguments } from './oai-request.ts';

/** Bytes of a posted request: seven arguments of some hundred characters each. */
export const MOST_OAI_BYTES = 16 * 1024;

/** Answers harvesters of a library's repository (OAI-PMH 2.0), by GET or by POST of a form. */
export function serveOai(deps: Deps) {
  return async ({ site, query, request, reply }: SiteRequest) => {
    const given = request.method === 'POST' ? argumentsOf(request.body) : query;
    const body = await answerOai(deps, site, given);
    return reply
      .header('content-type', 'text/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(body);
  };
}

/** The fields of a posted form; one that comes twice is a list, as in an address. */
function argumentsOf(body: unknown): OaiArguments {
  if (typeof body !== 'string') return {};
  const form = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
