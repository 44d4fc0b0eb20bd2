import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { announce } from '../../../lib/announcer.ts';
import type { EntryOutcome } from '../../../lib/follow-entry.ts';
import { closeLogin } from '../../../lib/login-prompt.ts';

/**
 * Acts on what follows a sign-in: `onSignedIn`, or the page of the step that has to be done first. `message` is to be shown until then. A
 * form that is closed meanwhile leads nowhere.
 */
export function useOutcome(onSignedIn: () => void): {
  readonly follow: (outcome: EntryOutcome) => void;
  readonly message: string;
} {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<EntryOutcome>();

  useEffect(() => {
    if (outcome?.kind !== 'step') return;
    announce(outcome.message);
    const timer = setTimeout(() => {
      closeLogin();
      void navigate(outcome.path);
    }, outcome.afterMs);
    return () => clearTimeout(timer);
  }, [outcome, navigate]);

  return {
    follow: (next) => (next.kind === 'signed-in' ? onSignedIn() : setOutcome(next)),
    message: outcome?.kind === 'step' ? outcome.message : '',
  };
}
