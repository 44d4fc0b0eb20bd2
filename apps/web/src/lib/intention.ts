import { ApiError } from '@lectern/contracts/kernel/client';

/** Gives each intention one idempotency key, so that trying again after silence is not a second act. */
export interface Intentions {
  keyFor(input: unknown): string;
  /** Ends the intention, unless `error` leaves open whether the act happened. */
  settle(error?: unknown): void;
}

export function intentions(newKey: () => string = () => crypto.randomUUID()): Intentions {
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
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
