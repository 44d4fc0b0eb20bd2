import { setTimeout as pause } from 'node:timers/promises';
import { hostOf } from '../../../../platform/outside/checked-lookup.ts';
import type { Probe, Probed, ProbeOutside } from '../../../../platform/outside/probe-outside.ts';
import { createTurns } from '../../../../platform/outside/turns.ts';

/** Asks an address when it is the turn of its host. @throws OutsideError (busy) if too many wait for the same host */
export type PoliteProbe = (
  probe: Omit<Probe, 'headers'> & { readonly headers?: Probe['headers'] },
) => Promise<Probed>;

export interface Politeness {
  /** Milliseconds between the end of a request to a host and the next one to it. */
  readonly pauseMs: number;
  readonly userAgent: string;
}

/** The usual pause: a host that we ask all day long has half a request in a second. */
export const LINK_PAUSE_MS = 2000;
/** Requests to one host that wait, of all libraries. */
const MOST_WAITING = 50;
/** Hosts whose last request is remembered; older ones are long over. */
const MOST_HOSTS = 10_000;

/** One request to a host at a time in this process, whatever library asks, with a pause between two. */
export function createPoliteProbe(probe: ProbeOutside, { pauseMs, userAgent }: Politeness): PoliteProbe {
  const turns = createTurns(1, MOST_WAITING);
  const freeAt = new Map<string, number>();
  return ({ headers, ...message }) => {
    const host = hostOf(message.url);
    return turns(host, async () => {
      const wait = (freeAt.get(host) ?? 0) - performance.now();
      if (wait > 0) await pause(wait);
      try {
        return await probe({
          ...message,
          headers: { ...headers, 'user-agent': userAgent, accept: 'text/html,*/*;q=0.5' },
        });
      } finally {
        freeAt.delete(host);
        freeAt.set(host, performance.now() + pauseMs);
        const [oldest] = freeAt.keys();
        if (freeAt.size > MOST_HOSTS && oldest !== undefined) freeAt.delete(oldest);
      }
    });
  };
}

/** How we are called where we ask: who reads the log finds the library by it. */
export function linkUserAgent(publicUrl: string): string {
  return `LecternLinkCheck/1.0 (${publicUrl ? `+${publicUrl}; ` : ''}checks links of a library catalogue)`;
}
