import { listStaffPasskeys } from '@lectern/contracts/people/staff/list-staff-passkeys';
import { implement } from '../../../../platform/http/implement.ts';
import { staffParty } from '../../passkeys/offered-party.ts';
import { presentPasskey } from '../../passkeys/present-options.ts';
import { listStaffPasskeyRows } from '../staff-passkey-store.ts';

export const listStaffPasskeysCall = implement(listStaffPasskeys)(
  async ({ context: { tenant, staff }, deps }) => ({
    isOffered: staffParty(deps, tenant) !== undefined,
    passkeys: (await listStaffPasskeyRows(deps.db, tenant.id, staff.id)).map(presentPasskey),
  }),
);
