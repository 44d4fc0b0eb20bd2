import type { AuditAction } from '@lectern/contracts/people/staff/audit-actions';
import { toJson } from '../../../platform/db/codecs.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Visitor } from '../../../platform/http/visitor.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** Why a sign-in was refused: a wrong password, a wrong code of the app, or a passkey that did not prove itself. */
export type SignInFault = 'password' | 'code' | 'passkey';

/** A sign-in that was refused, with the account that was given or the member whose passkey it was. */
export interface RefusedSignIn extends Visitor {
  readonly fault: SignInFault;
  readonly of: { readonly account: string } | { readonly id: string };
}

/**
 * Notes a refused sign-in under the member whose account it was, also one who left. Nobody waits for it: the answer to a stranger must not
 * take longer for an account that exists, and so the statement is the same for one that does not. A name that no account has is not
 * kept, because people type passwords into the wrong field.
 */
export function noteRefusedSignIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: tenantId }: Pick<Tenant, 'id'>,
  { fault, network, device, of }: RefusedSignIn,
): void {
  const [name, value] = 'id' in of ? (['id', of.id] as const) : (['account', of.account] as const);
  const note = db
    .insertInto('audit_entry')
    .columns(['id', 'tenant_id', 'staff_id', 'action', 'subject', 'details', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('staff_member')
        .select(({ cast, val }) => [
          cast<string>(val(newId()), 'text').as('entry_id'),
          'staff_member.tenant_id',
          'staff_member.id',
          cast<string>(val<AuditAction>('staff.refuseSession'), 'text').as('action'),
          'staff_member.account',
          cast<string>(val(toJson({ fault, network, device })), 'text').as('details'),
          cast<string>(val(clock.now().toISOString()), 'text').as('at'),
        ])
        .where('staff_member.tenant_id', '=', tenantId)
        .where(`staff_member.${name}`, '=', value),
    );
  note.execute().catch(() => undefined);
}
