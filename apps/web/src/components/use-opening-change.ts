import type { OpeningState } from '@lectern/contracts/people/tenant/opening';
import { useEffect } from 'react';

/** A timer cannot wait longer (2^31 ms), and no page stays open so long. */
const LONGEST_MS = 2_000_000_000;
/** The clock of the device may be ahead of the server's. */
const LATER_MS = 2_000;

/** Calls `refresh` when the library opens or closes, so that a page which stays open does not say what was true an hour ago. */
export function useOpeningChange(opening: OpeningState | null | undefined, refresh: () => unknown): void {
  const at = opening?.until?.at ?? opening?.opens?.at;
  useEffect(() => {
    const wait = at === undefined ? Number.NaN : Date.parse(at) - Date.now() + LATER_MS;
    if (!(wait > 0 && wait < LONGEST_MS)) return undefined;
    const timer = setTimeout(() => void refresh(), wait);
    return () => clearTimeout(timer);
  }, [at, refresh]);
}
