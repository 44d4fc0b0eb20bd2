import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import type { ConnectionLimits } from '../config.ts';

/** Node looks for requests that are over their time so often; its own 30 s would make short limits long. */
const CHECK_MS = 2_000;

/** The server options that close connections whose requests do not arrive, and connections that are idle. */
export function connectionOptions(limits: ConnectionLimits) {
  // Node refuses a limit of the headers that is longer than the one of the request.
  const headersTimeout = Math.min(limits.headersMs, limits.requestMs);
  return {
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionTimeout: limits.silenceMs,
    http: {
      headersTimeout,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(CHECK_MS, headersTimeout),
    },
  } satisfies FastifyHttpOptions<Server>;
}

/**
 * Stops the server: it takes no new connections and lets requests end. Connections that still have a request after `stopMs` are closed,
 * because Node does not look at the time limits of a server that stops.
 */
export async function closeServer(app: FastifyInstance, { stopMs }: ConnectionLimits): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), stopMs);
  await app.close().finally(() => clearTimeout(deadline));
}
