import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { IDENTITY_WRONG, RESET_EXPIRED } from '@lectern/contracts/people/password/errors';
import { replacePhone } from '@lectern/contracts/people/password/replace-phone';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachable } from '../../account/reachable.ts';
import { changeContact } from '../../contacts/bind-contact.ts';
import { checkCode } from '../../contacts/codes.ts';
import { isIdentityRight } from '../identity-check.ts';
import { replacementCodes } from '../reset-codes.ts';
import { readProvedReset } from '../reset-tickets.ts';

export const replacePhoneCall = implement(replacePhone)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const { phone, code, ticket } = input;
  const reset = await readProvedReset(deps, tenant.id, ticket);
  if (isRefusal(reset)) return reset;
  const reader = await findReachable(deps.db, tenant.id, reset.patronId);
  if (!reader || reset.by !== 'mail') return refuse(RESET_EXPIRED);
  const right = await checkCode(deps, tenant.id, { ...replacementCodes(reset), contact: phone }, code);
  if (isRefusal(right)) return right;
  if (!(await isIdentityRight(deps, tenant.id, reset.patronId, input))) return refuse(IDENTITY_WRONG);
  const change = { kind: 'phone', value: phone, language } as const;
  const changed = await inTransaction(deps.db, (tx) => changeContact(deps, tx, tenant, reader, change));
  return isRefusal(changed) ? changed : {};
});
