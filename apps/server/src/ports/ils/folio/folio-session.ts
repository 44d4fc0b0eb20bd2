import type { Clock } from '../../../platform/clock.ts';
import { SystemFault } from '../over-http/system-fault.ts';
import type { FolioSignIn, FolioTokens } from './folio-tokens.ts';

/** The session of the portal at the gateway. */
export interface FolioSession {
  /** A token that holds now. @throws SystemFault */
  token(): Promise<string>;
  /** The gateway did not take this token: another one is asked for the next time. */
  forget(token: string): void;
}

/**
 * Keeps the tokens of the portal's account. A refresh token can be used once: a second use ends the session at the gateway. So all
 * questions wait for the same renewal.
 */
export function createFolioSession(
  { signIn, clock }: { readonly signIn: FolioSignIn; readonly clock: Clock },
  { account, password }: { readonly account: string; readonly password: () => Promise<string> },
): FolioSession {
  let tokens: FolioTokens | undefined;
  let renewal: Promise<FolioTokens> | undefined;

  async function renew(): Promise<FolioTokens> {
    const old = tokens;
    tokens = undefined;
    const fresh = (old && (await signIn.refresh(old))) ?? (await signIn.signIn(account, await password()));
    if (!fresh) throw new SystemFault('refused', 'it did not accept our account');
    tokens = fresh;
    return fresh;
  }

  return {
    async token() {
      if (!renewal && tokens && clock.steadyMs() < tokens.accessUntil) return tokens.access;
      renewal ??= renew().finally(() => {
        renewal = undefined;
      });
      return (await renewal).access;
    },
    forget(token) {
      if (tokens?.access === token) tokens = { ...tokens, accessUntil: 0 };
    },
  };
}
