import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionGate, Place, Standing } from './connection-gate.ts';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Traffic {
  /** Requests that have no whole answer. */
  readonly exchanges: Set<Exchange>;
  hasAsked: boolean;
  place: Place | undefined;
}

/** Lets connections to an HTTP server through a gate. */
export function guardHttp(server: Server, gate: ConnectionGate): void {
  const traffics = new WeakMap<Socket, Traffic>();

  server.on('connection', (socket) => {
    const traffic: Traffic = { exchanges: new Set(), hasAsked: false, place: undefined };
    traffic.place = gate.admit(socket, () => standingOf(traffic));
    traffics.set(socket, traffic);
  });

  server.prependListener('request', (request, response) => {
    const traffic = traffics.get(request.socket);
    if (!traffic) return;
    const exchange = { request, response };
    traffic.hasAsked = true;
    traffic.exchanges.add(exchange);
    traffic.place?.changed();
    response.once('close', () => {
      traffic.exchanges.delete(exchange);
      traffic.place?.changed();
    });
  });
}

function standingOf({ exchanges, hasAsked }: Traffic): Standing {
  if (exchanges.size === 0) return hasAsked ? 'idle' : 'waiting';
  const isWorking = [...exchanges].some(
    ({ request, response }) => request.complete && !response.writableEnded,
  );
  return isWorking ? 'working' : 'slow';
}
