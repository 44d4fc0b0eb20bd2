import { ApiError } from '@lectern/contracts/kernel/client';
import { isSessionLost } from './guarded-client.ts';
import { randomId } from './random-id.ts';

/** Gives the same idempotency key to a call and its repetition after no answer came, so that it is not done twice. */
export interface Intentions {
  keyFor(input: unknown): string;
  /** The next call gets a new key, unless `error` leaves open whether the call was done. */
  settle(error?: unknown): void;
}

export function intentions(newKey: () => string = randomId): Intentions {
  let open: { readonly input: string; readonly key: string } | undefined;
  return {
    keyFor(input) {
      const text = JSON.stringify(input);
      if (open?.input !== text) open = { input: text, key: newKey() };
      return open.key;
    },
    settle(error) {
      if (!leavesOpen(error)) open = undefined;
    },
  };
}

function leavesOpen(error: unknown): boolean {
  // A call whose session had ended says nothing of the one before it with the same key, whose answer was lost.
  return isSessionLost(error) || (error instanceof ApiError && (error.status === 0 || error.status >= 500));
}
