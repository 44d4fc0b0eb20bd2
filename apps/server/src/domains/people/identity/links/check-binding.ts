import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CAPTCHA_WRONG } from '@lectern/contracts/people/auth/errors';
import type { LinkProof } from '@lectern/contracts/people/identity/link-proof';
import { decryptWirePassword } from '@lectern/rules/wire-cipher';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { checkCredentials, type SignedInReader } from '../../account/check-credentials.ts';
import { type CaptchaAnswer, isSceneCaptchaRight } from '../../auth/captcha.ts';
import { checkGuess } from '../../auth/check-guess.ts';
import { checkLinkCode, type Linking } from './link-codes.ts';

interface Given extends CaptchaAnswer {
  readonly username: string;
  readonly password: string;
}

/** Whose account and password these are, where a verification code came with them. */
export async function checkBinding(
  deps: Deps,
  context: Pick<CallContext, 'tenant' | 'network'>,
  given: Given,
) {
  if (!(await isSceneCaptchaRight(deps, context.tenant.id, given))) return refuse(CAPTCHA_WRONG);
  return checkReaderPassword(deps, context, given);
}

/**
 * Whose account and password these are. Counted with the guesses of sign-ins. `accept` may refuse a reader whose password is right, with
 * the answer and the count of a wrong one.
 */
export function checkReaderPassword(
  deps: Deps,
  { tenant, network }: Pick<CallContext, 'tenant' | 'network'>,
  { username, password }: Pick<Given, 'username' | 'password'>,
  accept: (reader: Pick<SignedInReader, 'id'>) => Promise<boolean> = async () => true,
) {
  const guess = { kind: 'patron-sign-in', account: username, network } as const;
  const credentials = { primaryId: username, password: decryptWirePassword(password) ?? '' };
  return checkGuess(deps, tenant, guess, async () => {
    const reader = await checkCredentials(deps, tenant, credentials);
    if (reader === undefined || isRefusal(reader)) return reader;
    return (await accept(reader)) ? reader : undefined;
  });
}

/** The reader who has proved an account by its password or by a code. `accept` may refuse one, with the answer of a wrong proof. */
export async function checkLinkProof(
  deps: Deps,
  context: Pick<CallContext, 'tenant' | 'network'>,
  { uid, primaryId, by }: Linking & { readonly by: LinkProof },
  accept: (reader: { readonly id: string }) => Promise<boolean>,
) {
  return 'code' in by
    ? checkLinkCode(deps, context.tenant.id, { uid, primaryId, ...by }, accept)
    : checkReaderPassword(deps, context, { username: primaryId, password: by.password }, accept);
}
