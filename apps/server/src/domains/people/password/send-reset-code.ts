import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { ContactKind } from '@lectern/rules/contact-forms';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { findReachable } from '../account/reachable.ts';
import { type CodeSent, type SendRefusal, sendCode } from '../contacts/codes.ts';
import { resetCodes } from './reset-codes.ts';
import { readReset } from './reset-tickets.ts';

/** Sends a code to the verified contact of the account. If there is none, the same work is done for nobody. */
export async function sendResetCode(
  deps: Deps,
  { tenant, language, network }: Pick<CallContext, 'tenant' | 'language' | 'network'>,
  { kind, ticket }: { readonly kind: ContactKind; readonly ticket: string },
): Promise<CodeSent | SendRefusal | Refusal<'RESET_EXPIRED'>> {
  const reset = await readReset(deps, tenant.id, ticket);
  if (isRefusal(reset)) return reset;
  const reader = await findReachable(deps.db, tenant.id, reset.patronId);
  const place = resetCodes(kind, reset);
  const to = reader?.[kind] ?? '';
  return sendCode(deps, tenant, {
    ...place,
    kind,
    to,
    contact: '',
    template: 'resetCode',
    language,
    network,
  });
}
