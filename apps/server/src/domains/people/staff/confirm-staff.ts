import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Selectable } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import type { StaffMemberTable } from '../../../platform/sessions/tables.ts';
import { verifyPassword } from '../account/password-hash.ts';
import { checkGuess } from '../auth/check-guess.ts';
import { findMemberRow } from './staff-store.ts';

/** What a password is asked of: the member who makes a call, and from where. */
export type StaffContext = Pick<CallContext<'staff'>, 'tenant' | 'staff' | 'network'>;

/** The member who makes the call, if this is their password. Wrong ones are counted with those of sign-ins. */
export async function confirmStaffPassword(
  deps: Deps,
  { tenant, staff, network }: StaffContext,
  password: string,
): Promise<
  Selectable<StaffMemberTable> | Refusal<'CREDENTIALS_WRONG' | 'LOGIN_LOCKED' | 'SESSION_REQUIRED'>
> {
  const member = await findMemberRow(deps.db, tenant.id, staff.id);
  if (!member) return refuse(SESSION_REQUIRED);
  const guess = { kind: 'staff-sign-in', account: member.account, network } as const;
  const right = await checkGuess(deps, tenant, guess, async () =>
    (await verifyPassword(member.password_hash, password)) ? true : undefined,
  );
  return isRefusal(right) ? right : member;
}
