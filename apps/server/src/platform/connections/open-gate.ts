import type { Deps } from '../deps.ts';
import { type ConnectionGate, createConnectionGate, type GateLimits } from './connection-gate.ts';

declare module '../deps.ts' {
  interface Deps {
    /** The gates of the listeners of this process, by name. */
    readonly gates: Map<string, ConnectionGate>;
  }
}

/** A flood is told once in this time. */
const TELL_MS = 60_000;

/** A gate for a listener of the server. That connections are refused is logged, without addresses. */
export function openGate(
  { log, clock, gates }: Deps,
  listener: 'http' | 'sip2',
  {
    max,
    maxPerAddress,
    isProxy = () => false,
  }: Partial<GateLimits> & Pick<GateLimits, 'max' | 'maxPerAddress'>,
): ConnectionGate {
  let toldAt = Number.NEGATIVE_INFINITY;
  const gate = createConnectionGate({ max, maxPerAddress, isProxy }, () => {
    const now = clock.now().getTime();
    if (now - toldAt < TELL_MS) return;
    toldAt = now;
    log.warn({ listener, max, maxPerAddress }, 'connections are refused: all that are open work');
  });
  gates.set(listener, gate);
  return gate;
}
