import { useNavigate } from 'react-router';
import { type Entry, followEntry } from '../../../../lib/follow-entry.ts';
import { signInStep } from '../../../../lib/sign-in-step.ts';

const ACCOUNT_AND_PASSWORD = 1;

/** Follows the session that a step of a sign-in led to: to the next step, or to the personal centre. */
export function useEntry(): (entry: Entry) => Promise<void> {
  const navigate = useNavigate();
  return async (entry) => {
    const loginType = signInStep.get()?.loginType ?? ACCOUNT_AND_PASSWORD;
    const outcome = await followEntry(entry, loginType);
    await navigate(outcome.kind === 'step' ? outcome.path : '/personalCenter', { replace: true });
  };
}
