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

/** An adapter before a service that it may ask. `ask` waits no longer than `timeoutMs`, reads at most 30,000 bytes, answers the total. */
export interface AskedService {
  readonly server: () => OutsideServer;
  readonly ask: (origin: string, timeoutMs: number) => Promise<number>;
  /** What the service has in all when it is well. */
  readonly total: number;
}

const PATIENT_MS = 5000;

/** What every adapter of a service outside makes of its failures. To stand inside a `describe` that names the service. */
export function outsideFaults({ server, ask, total }: AskedService): void {
  afterEach(() => {
    server().mood = 'well';
  });

  it.each(FAULTS)('that is %s is a fault, and works again when it is well', async (mood, fault) => {
    server().mood = mood;
    await expect(ask(server().origin, PATIENT_MS)).rejects.toMatchObject({ fault });
    server().mood = 'well';
    expect(await ask(server().origin, PATIENT_MS)).toBe(total);
  });

  it('that is slow costs no more than its time', async () => {
    server().mood = 'slow';
    await expect(ask(server().origin, 60)).rejects.toMatchObject({ fault: 'timeout' });
  });

  it('that is down is not reachable', async () => {
    await expect(ask(await nobodysOrigin(), PATIENT_MS)).rejects.toMatchObject({ fault: 'unreachable' });
  });
}

/** Where somebody listened a moment ago. */
async function nobodysOrigin(): Promise<string> {
  const gone = await startOutsideServer(() => ({ type: 'text/plain', body: '' }));
  await gone.close();
  return gone.origin;
}
