import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { ContactKind } from '@lectern/rules/contact-forms';
import type { Deps } from '../../../platform/deps.ts';
import { checkCode } from '../contacts/codes.ts';
import { asksIdentity } from './identity-check.ts';
import { resetCodes } from './reset-codes.ts';
import { proveReset, readReset } from './reset-tickets.ts';

/** Changes a ticket into one for the new password, for the right code. */
export async function checkResetCode(
  deps: Deps,
  tenantId: string,
  kind: ContactKind,
  { ticket, code }: { readonly ticket: string; readonly code: string },
): Promise<
  { readonly ticket: string; readonly asksIdentity: boolean } | Refusal<'CODE_WRONG' | 'RESET_EXPIRED'>
> {
  const reset = await readReset(deps, tenantId, ticket);
  if (isRefusal(reset)) return reset;
  const right = await checkCode(deps, tenantId, { ...resetCodes(kind, reset), contact: '' }, code);
  if (isRefusal(right)) return right;
  const proved = await proveReset(deps, tenantId, ticket, kind);
  if (isRefusal(proved)) return proved;
  return { ticket: proved, asksIdentity: await asksIdentity(deps, tenantId, reset.patronId) };
}
