import { ApiError } from '@lectern/contracts/kernel/client';
import { useEffect, useRef } from 'react';
import type { EntryOutcome } from '../../../../lib/follow-entry.ts';
import { proposesInField, stopAsking } from '../../../../lib/passkeys/browser-passkeys.ts';
import { enterByPasskey } from './enter-by-passkey.ts';

/** Lets the browser propose passkeys in the field of the account (`autoComplete` with `webauthn`), as long as the form is there. */
export function usePasskeyProposals(
  on: boolean,
  follow: (outcome: EntryOutcome) => void,
  onRefused: (error: unknown) => void,
) {
  const latest = useRef({ follow, onRefused });
  useEffect(() => {
    latest.current = { follow, onRefused };
  });
  useEffect(() => {
    if (!on) return;
    let isGone = false;
    async function propose() {
      if (!(await proposesInField()) || isGone) return;
      const outcome = await enterByPasskey({ inField: true });
      if (!isGone) latest.current.follow(outcome);
    }
    propose().catch((error: unknown) => {
      // The reader asked for nothing yet: only a passkey that was chosen and refused is worth a word.
      if (!isGone && error instanceof ApiError && error.code === 'PASSKEY_REFUSED')
        latest.current.onRefused(error);
    });
    return () => {
      isGone = true;
      void stopAsking();
    };
  }, [on]);
}
