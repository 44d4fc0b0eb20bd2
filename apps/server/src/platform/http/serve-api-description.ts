import { RATE_LIMITED } from '@lectern/contracts/kernel/common-errors';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { refuse } from '@lectern/contracts/kernel/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPageRefusal } from './answer-faults.ts';
import { API_PAGE_POLICY, apiPage } from './api-page.ts';
import { describeApi } from './openapi.ts';
import { type PreparedBody, prepareBody, sendPrepared } from './prepared-body.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { anonymousCaller } from './read-caller.ts';
import { languageOf } from './serve-call.ts';

/** Requests from one IP address to both documents together. */
const LIMIT = { max: 60, windowSeconds: 60 };

/**
 * Serves the description of all calls as OpenAPI and as a page for people. Each is made at its first request and kept, because making it
 * takes tens of milliseconds of the main thread.
 */
export function serveApiDescription(
  app: FastifyInstance,
  rates: RateLimiter,
  catalogue: readonly AnyEndpoint[],
  prefix: string,
): void {
  serve('/openapi.json', { 'content-type': 'application/json; charset=utf-8' }, () =>
    JSON.stringify(describeApi(catalogue, prefix)),
  );
  serve(
    '/docs',
    { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': API_PAGE_POLICY },
    () => apiPage(catalogue, prefix),
  );

  function serve(path: string, headers: Readonly<Record<string, string>>, write: () => string): void {
    let prepared: Promise<PreparedBody> | undefined;
    app.get(prefix + path, async (request, reply) => {
      const seconds = rates.count(`api description|${anonymousCaller(request.ip)}`, LIMIT);
      if (seconds > 0) return answerTooMany(seconds, request, reply);
      prepared ??= prepareBody(write());
      const body = await prepared;
      return sendPrepared(request, reply.headers(headers), body);
    });
  }
}

function answerTooMany(seconds: number, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('retry-after', String(seconds));
  return answerPageRefusal(refuse(RATE_LIMITED, { seconds }), request, reply, languageOf(request));
}
