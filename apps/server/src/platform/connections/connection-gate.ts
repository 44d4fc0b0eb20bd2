import type { Socket } from 'node:net';
import { addressNetwork } from '../http/address-network.ts';

/**
 * What a connection is doing. `idle`: between two requests. `waiting`: nothing whole has arrived, or nobody has signed in. `slow`: the
 * other side sends a body or reads an answer. `working`: the server makes an answer. `kept`: proved who it is, so that it counts in all
 * only.
 */
export type Standing = 'idle' | 'waiting' | 'slow' | 'working' | 'kept';

export interface GateLimits {
  readonly max: number;
  /** Connections of one IPv4 address or IPv6 /64 that are not kept. */
  readonly maxPerAddress: number;
  /** Proxies in front bring the connections of many people, so only `max` counts for them. */
  isProxy(address: string): boolean;
}

/** The place of a connection that was let in. */
export interface Place {
  /** Its standing has changed: of two with the same standing, the one that changed first is closed first. */
  changed(): void;
}

/** Lets connections in up to the limits of a listener. */
export interface ConnectionGate {
  readonly limits: GateLimits;
  /** Undefined if the connection was closed, because there was no room and nobody to make it. */
  admit(socket: Socket, standing: () => Standing): Place | undefined;
  counts(): GateCounts;
}

export interface GateCounts {
  readonly open: number;
  /** Connections that were not let in, and others that were closed to make room, since the start. */
  readonly refused: number;
  readonly closed: number;
}

interface Entry {
  readonly socket: Socket;
  readonly address: string;
  readonly neighbours: Set<Entry>;
  standing(): Standing;
}

/** These make room, in this order; the others are never closed. */
const GIVES_WAY: readonly Standing[] = ['idle', 'waiting', 'slow'];

/** A part of the limit that is freed at once, so that not each connection of a flood looks through all others. */
const ROOM_SHARE = 0.02;

/**
 * A gate for one listener. Where there is no room, connections that do not work are closed: idle ones first, among equals those of the
 * address with the most, and then the longest so. If all work, the new one is closed.
 */
export function createConnectionGate(limits: GateLimits, onFull: () => void): ConnectionGate {
  const all = new Set<Entry>();
  const byAddress = new Map<string, Set<Entry>>();
  let refused = 0;
  let closed = 0;

  function leave(entry: Entry): void {
    const { address, neighbours } = entry;
    all.delete(entry);
    neighbours.delete(entry);
    // Those of the address that came since may have a set of their own.
    if (neighbours.size === 0 && byAddress.get(address) === neighbours) byAddress.delete(address);
  }

  function makeRoom(among: ReadonlySet<Entry>, max: number): boolean {
    const candidates = [...among]
      .map((entry) => ({ entry, rank: GIVES_WAY.indexOf(entry.standing()), among: entry.neighbours.size }))
      .filter(({ rank }) => rank >= 0)
      .sort((one, other) => one.rank - other.rank || other.among - one.among);
    const leaving = candidates.slice(0, Math.ceil(max * ROOM_SHARE));
    for (const { entry } of leaving) {
      closed += 1;
      leave(entry);
      entry.socket.destroy();
    }
    return leaving.length > 0;
  }

  function hasRoom(address: string, neighbours: ReadonlySet<Entry>): boolean {
    const { max, maxPerAddress } = limits;
    const isFull = () =>
      neighbours.size >= maxPerAddress &&
      [...neighbours].filter((entry) => entry.standing() !== 'kept').length >= maxPerAddress;
    if (!limits.isProxy(address) && isFull() && !makeRoom(neighbours, maxPerAddress)) return false;
    return all.size < max || makeRoom(all, max);
  }

  return {
    limits,
    admit(socket, standing) {
      const { remoteAddress } = socket;
      // Who has gone already has no address.
      if (remoteAddress === undefined) {
        socket.destroy();
        return undefined;
      }
      const address = addressNetwork(remoteAddress);
      const neighbours = byAddress.get(address) ?? new Set();
      if (!hasRoom(remoteAddress, neighbours)) {
        refused += 1;
        onFull();
        socket.destroy();
        return undefined;
      }
      const entry: Entry = { socket, address, neighbours, standing };
      byAddress.set(address, neighbours);
      neighbours.add(entry);
      all.add(entry);
      socket.once('close', () => leave(entry));
      return {
        changed() {
          // Sets keep the order in which their members came.
          for (const group of [all, neighbours]) if (group.delete(entry)) group.add(entry);
        },
      };
    },
    counts: () => ({ open: all.size, refused, closed }),
  };
}
