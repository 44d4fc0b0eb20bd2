import { isRefusal, isRefusalFor, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { SECOND_PERSON_NEEDED } from '@lectern/contracts/lending/payments/errors';
import { CREDENTIALS_WRONG } from '@lectern/contracts/people/auth/errors';
import { STAFF_CODE_WRONG } from '@lectern/contracts/people/staff/errors';
import type { Permission } from '@lectern/contracts/people/staff/permissions';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { findPermissions } from '../../../platform/sessions/permissions.ts';
import { checkGuess } from '../auth/check-guess.ts';
import { checkStaffCode } from './check-staff-code.ts';
import { noteRefusedSignIn, type SignInFault } from './note-sign-in.ts';
import { requireApart } from './require-apart.ts';
import { findStaffWithPassword } from './staff-with-password.ts';

/**
 * The id of the member of the staff who proves at the desk of another one who they are, as at a sign-in, and has a permission. Wrong
 * passwords and codes are counted with those of sign-ins. An account that the other one may have in hand proves no second person.
 */
export async function proveSecondPerson(
  deps: Deps,
  { tenant, staff, network, visitor }: Pick<CallContext<'staff'>, 'tenant' | 'staff' | 'network' | 'visitor'>,
  {
    account,
    password,
    code,
  }: { readonly account: string; readonly password: string; readonly code: string | undefined },
  permission: Permission,
): Promise<
  | string
  | Refusal<
      | 'CREDENTIALS_WRONG'
      | 'LOGIN_LOCKED'
      | 'STAFF_CODE_REQUIRED'
      | 'STAFF_CODE_WRONG'
      | 'SECOND_PERSON_NEEDED'
      | 'SECOND_PERSON_NOT_APART'
    >
> {
  const note = (fault: SignInFault) =>
    noteRefusedSignIn(deps, tenant, { fault, of: { account }, ...visitor });
  const guess = { kind: 'staff-sign-in', account, network, by: `staff ${staff.id}` } as const;
  const member = await checkGuess(deps, tenant, guess, () =>
    findStaffWithPassword(deps.db, tenant.id, account, password),
  );
  if (isRefusal(member)) {
    if (isRefusalFor(member, CREDENTIALS_WRONG)) note('password');
    return member;
  }
  if (member.code_step !== null) {
    const answer = await checkStaffCode(deps, tenant, { staffId: member.id, code });
    if (isRefusal(answer)) {
      if (isRefusalFor(answer, STAFF_CODE_WRONG)) note('code');
      return answer;
    }
  }
  const may = await findPermissions(deps.db, tenant.id, member.id);
  const isAllowed = member.id !== staff.id && may?.has(permission);
  if (!isAllowed) return refuse(SECOND_PERSON_NEEDED);
  const persons = { first: staff.id, second: member.id, now: deps.clock.now() };
  const apart = await requireApart(deps.db, tenant, persons);
  return isRefusal(apart) ? apart : member.id;
}
