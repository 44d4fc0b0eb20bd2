import { afterEach, expect, it } from 'vitest';
import type { OutsideFault } from './outside-error.ts';
import { type Mood, type OutsideServer, startOutsideServer } from './outside-server.ts';

const FAULTS: readonly (readonly [mood: Mood, fault: OutsideFault])[] = [
  ['wrong', 'unreadable'],
  ['huge', 'unreadable'],
  ['broken', 'unreadable'],
  ['moved', 'unreadable'],
  ['cut', 'unreachable'],
];

/**
 * An adapter with a test server. `ask` makes one request with the timeout and a limit of 30,000 bytes, and gives the total
 * of the answer.
 */
export interface TestedAdapter {
  readonly server: () => OutsideServer;
  readonly ask: (origin: string, timeoutMs: number) => Promise<number>;
  /** The total that the server answers in the mood `well`. */
  readonly total: number;
}

const LONG_TIMEOUT_MS = 5000;

/** Tests that an adapter turns failures of its service into OutsideErrors. To be called inside a `describe`. */
export function outsideFaults({ server, ask, total }: TestedAdapter): void {
  afterEach(() => {
    server().mood = 'well';
  });

  it.each(FAULTS)('that is %s fails as %s, and answers again afterwards', async (mood, fault) => {
    server().mood = mood;
    await expect(ask(server().origin, LONG_TIMEOUT_MS)).rejects.toMatchObject({ fault });
    server().mood = 'well';
    expect(await ask(server().origin, LONG_TIMEOUT_MS)).toBe(total);
  });

  it('that is slow fails after the timeout', async () => {
    server().mood = 'slow';
    await expect(ask(server().origin, 60)).rejects.toMatchObject({ fault: 'timeout' });
  });

  it('that is down fails as unreachable', async () => {
    await expect(ask(await closedOrigin(), LONG_TIMEOUT_MS)).rejects.toMatchObject({ fault: 'unreachable' });
  });
}

/** An origin where no server listens any more. */
async function closedOrigin(): Promise<string> {
  const closed = await startOutsideServer(() => ({ type: 'text/plain', body: '' }));
  await closed.close();
  return closed.origin;
}
