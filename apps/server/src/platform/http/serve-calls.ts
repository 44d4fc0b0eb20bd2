import { parse } from 'node:querystring';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Deps } from '../deps.ts';
import { answerPostOnly } from './answer-faults.ts';
import type { Implementation } from './implement.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { serveCall } from './serve-call.ts';

/**
 * Registers the calls below the prefix. Those of the specification are in a scope of their own: they take forms too, and the installation
 * may have all their refusals answered with status 200.
 */
export async function serveCalls(
  app: FastifyInstance,
  deps: Deps,
  rates: RateLimiter,
  implementations: readonly Implementation[],
): Promise<void> {
  const read = implementations.filter(({ contract }) => contract.methods.includes('GET'));
  const readPaths = new Set(read.map(({ contract }) => contract.path));
  const isOfSpecification = ({ contract }: Implementation) => contract.origin === 'spec';
  for (const one of implementations.filter((call) => !isOfSpecification(call))) register(app, one);
  await app.register(async (scope) => {
    readForms(scope);
    for (const one of implementations.filter(isOfSpecification)) register(scope, one);
  });

  function register(scope: FastifyInstance, implementation: Implementation): void {
    const { contract } = implementation;
    const { kind, methods, path } = contract;
    // A field of the input in the path: {name} is :name to the router.
    const url = deps.config.apiPrefix + path.replace(/\{(\w+)\}/g, ':$1');
    const status =
      deps.config.refusalStatus === '200' && canAnswerWith200(contract) ? { onSend: answerWith200 } : {};
    const route = { method: [...methods], url, handler: serveCall(deps, rates, implementation), ...status };
    if (kind === 'upload') serveUpload(scope, route);
    else scope.route(route);
    if (!readPaths.has(path)) scope.get(url, status, answerPostOnly);
  }
}

/** Bodies as HTML forms send them, read as query strings are: a repeated key is a list. The limits are those of JSON. */
function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parse(String(body), '&', '=', { maxKeys: 0 })),
  );
}

/** Whether the call is one of the specification that does not answer files: browsers tell by the status that there is no picture. */
function canAnswerWith200(contract: AnyEndpoint): boolean {
  return contract.origin === 'spec' && (contract.kind !== 'raw' || contract.reply === 'stream');
}

/** For clients that take other statuses for a fault of the network. Ours reads the header. */
const answerWith200: RouteOptions['onSend'] = async (_request, reply) => {
  if (reply.statusCode >= 400) void reply.header(HEADERS.status, reply.statusCode).status(200);
};

/** A route whose body arrives at the handler as a stream, whatever its type. Nothing is read before the handler reads it. */
function serveUpload(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.route(route);
  });
}
