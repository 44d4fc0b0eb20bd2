import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { TWO_STEPS_OFF } from '@lectern/contracts/people/second-factor/errors';
import { beginStaffCode } from '@lectern/contracts/people/staff/begin-staff-code';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { qrPicture } from '../../../../platform/qr-picture.ts';
import { keepNewSecret, newTotpSecret, totpAddress } from '../../second-factor/totp.ts';
import { findStaffMember } from '../staff-store.ts';

export const beginStaffCodeCall = implement(beginStaffCode)(
  async ({ context: { tenant, staff, language }, deps }) => {
    if (!deps.secrets.canSeal()) return refuse(TWO_STEPS_OFF);
    const member = await findStaffMember(deps.db, tenant.id, staff.id);
    if (!member) return refuse(SESSION_REQUIRED);
    const secret = newTotpSecret();
    await keepNewSecret(deps, tenant.id, staff.id, secret);
    const at = deps.clock.now().toISOString();
    await inTransaction(deps.db, (tx) =>
      addAuditEntry(tx, tenant.id, {
        staffId: staff.id,
        action: 'staff.beginCode',
        subject: member.account,
        at,
      }),
    );
    const { names, public: shown } = tenant.settings;
    const address = totpAddress(secret, {
      issuer: nameIn(names, language, shown.defaultLanguage),
      label: member.account,
    });
    return { secret, address, img: await qrPicture(address) };
  },
);
