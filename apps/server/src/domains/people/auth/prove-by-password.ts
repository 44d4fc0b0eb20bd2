import { isRefusal, isRefusalFor, type Refusal } from '@lectern/contracts/kernel/refusal';
import { CREDENTIALS_WRONG, LOGIN_LOCKED } from '@lectern/contracts/people/auth/errors';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import type { Visitor } from '../../../platform/http/visitor.ts';
import { SIGN_IN_METHODS } from '../../../platform/sessions/sign-in-method.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { checkCredentials } from '../account/check-credentials.ts';
import { noteFailedSignIn } from '../sessions/sign-in-history.ts';
import { checkGuess, type Guess } from './check-guess.ts';

/** An account and its password, as somebody typed them. */
export interface TypedPassword<Code extends string = never> {
  readonly account: string;
  readonly password: string;
  /** The hash of a browser in which the reader gave the right password before. */
  readonly device?: string | undefined;
  /** The station or machine that it was typed at, as a guess names it. */
  readonly by?: string;
  /** For a password without a captcha, as a guess has it. */
  readonly withoutCaptcha?: Guess<Code>['withoutCaptcha'];
}

/** Whose password this is, unless it was guessed at too often. A wrong one is kept for the reader whose account was named. */
export async function proveByPassword<Code extends string = never>(
  deps: Deps,
  { tenant, network, visitor }: Pick<CallContext, 'tenant' | 'network' | 'visitor'>,
  { account, password, device, by, withoutCaptcha }: TypedPassword<Code>,
) {
  const guess: Guess<Code> = { kind: 'patron-sign-in', account, network, device, by, withoutCaptcha };
  let primaryId = account;
  const onWrong = (known: string) => {
    primaryId = known;
  };
  const reader = await checkGuess(deps, tenant, guess, () =>
    checkCredentials(deps, tenant, { primaryId: account, password, onWrong }),
  );
  if (isRefusal(reader)) noteRefusal(deps, tenant, { primaryId, ...visitor }, reader);
  return reader;
}

/** Keeps for the reader that somebody failed to sign in; not that the library system was away. */
function noteRefusal(
  deps: Deps,
  tenant: Tenant,
  attempt: Visitor & { readonly primaryId: string },
  refusal: Refusal,
): void {
  const { password: method } = SIGN_IN_METHODS;
  if (isRefusalFor(refusal, CREDENTIALS_WRONG)) {
    noteFailedSignIn(deps, tenant, { ...attempt, method, outcome: 'wrong-password' });
  } else if (isRefusalFor(refusal, LOGIN_LOCKED)) {
    noteFailedSignIn(deps, tenant, { ...attempt, method, outcome: 'locked' });
  }
}
