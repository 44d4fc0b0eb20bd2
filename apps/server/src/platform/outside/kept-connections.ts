import { type ClientRequest, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';

/** Bounds of the connections that stay open between requests. */
export interface KeptLimits {
  /** Then an unused connection is closed; earlier if the server names a shorter time (`Keep-Alive: timeout=`). */
  readonly idleMs: number;
  /** A connection that is older is not used again, so that a changed DNS answer is followed. Counted from its first answer. */
  readonly maxAgeMs: number;
  /** Unused connections of one tenant to one server, of one tenant, and of all. */
  readonly maxIdle: number;
  readonly maxIdleOfTenant: number;
  readonly maxIdleOfAll: number;
}

export const KEPT_LIMITS: KeptLimits = {
  idleMs: 20_000,
  maxAgeMs: 5 * 60_000,
  maxIdle: 4,
  maxIdleOfTenant: 16,
  maxIdleOfAll: 256,
};

/** Gives the agent of node:http or node:https that has the kept connections of a tenant. */
export type KeptConnections = (tenantId: string, protocol: string) => HttpAgent;

/**
 * Connections that a tenant uses again for later requests to the same server. No two tenants share one, and Node's agents share
 * none between requests with another server name or other authorities. `isAllowed` says whether a connection to an IP address may be kept.
 */
export function createKeptConnections(
  isAllowed: (address: string, family: number) => boolean,
  limits: KeptLimits = KEPT_LIMITS,
): KeptConnections {
  const idleOfAll = new Set<Socket>();
  const tenants = new Map<string, ReturnType<typeof openAgents>>();

  function openAgents() {
    const idle = new Set<Socket>();
    const rest: Rest = {
      begin(socket) {
        if (idle.size >= limits.maxIdleOfTenant || idleOfAll.size >= limits.maxIdleOfAll) return false;
        const { remoteAddress = '', remoteFamily } = socket;
        if (!isAllowed(remoteAddress, remoteFamily === 'IPv6' ? 6 : 4)) return false;
        for (const sockets of [idle, idleOfAll]) sockets.add(socket);
        return true;
      },
      end(socket) {
        for (const sockets of [idle, idleOfAll]) sockets.delete(socket);
      },
    };
    const options = { keepAlive: true, timeout: limits.idleMs, maxFreeSockets: limits.maxIdle };
    return {
      plain: withRest(new HttpAgent(options), rest, limits.maxAgeMs),
      secure: withRest(new HttpsAgent(options), rest, limits.maxAgeMs),
    };
  }

  return (tenantId, protocol) => {
    const agents = tenants.get(tenantId) ?? openAgents();
    tenants.set(tenantId, agents);
    return protocol === 'https:' ? agents.secure : agents.plain;
  };
}

/** What happens with a connection between two requests. */
interface Rest {
  /** Whether the connection may stay open. */
  begin(socket: Socket): boolean;
  end(socket: Socket): void;
}

/** Lets an agent ask before it keeps a connection (`keepSocketAlive` and `reuseSocket` are its documented places for that). */
function withRest(agent: HttpAgent, rest: Rest, maxAgeMs: number): HttpAgent {
  const keep = agent.keepSocketAlive.bind(agent) as (socket: Socket) => unknown;
  const reuse = agent.reuseSocket.bind(agent);
  const bornAt = new WeakMap<Socket, number>();
  // Bytes that nobody waits for would be taken for the answer to the next request.
  const closeOnStray = function (this: Socket) {
    this.destroy();
  };
  const isYoung = (socket: Socket) => performance.now() - (bornAt.get(socket) ?? 0) < maxAgeMs;

  return Object.assign(agent, {
    keepSocketAlive(socket: Socket): boolean {
      if (!bornAt.has(socket)) {
        bornAt.set(socket, performance.now());
        socket.once('close', () => rest.end(socket));
      }
      if (!isYoung(socket) || !keep(socket) || !rest.begin(socket)) return false;
      socket.on('data', closeOnStray);
      return true;
    },
    reuseSocket(socket: Socket, request: ClientRequest): void {
      rest.end(socket);
      socket.off('data', closeOnStray);
      reuse(socket, request);
    },
  });
}
