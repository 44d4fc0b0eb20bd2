import { SESSION_REQUIRED } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CONTACT_NEEDED } from '@lectern/contracts/people/contacts/errors';
import { updateContact } from '@lectern/contracts/people/contacts/update-contact';
import type { PublicSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import type { ContactKind } from '@lectern/rules/contact-forms';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachable, type ReachableReader } from '../../account/reachable.ts';
import { changeContact, confirmContacts } from '../bind-contact.ts';
import { bindsLeft } from '../daily-limits.ts';

export const updateContactCall = implement(updateContact)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  const reader = await findReachable(deps.db, tenant.id, patron.id);
  if (!reader) return refuse(SESSION_REQUIRED);
  if (isNeeded(input.kind, reader, tenant.settings.public)) return refuse(CONTACT_NEEDED);
  const confirmed = await confirmContacts(deps, context, reader, input.password);
  if (isRefusal(confirmed)) return confirmed;
  const change = { kind: input.kind, value: '', language };
  const changed = await inTransaction(deps.db, (tx) => changeContact(deps, tx, tenant, reader, change));
  if (isRefusal(changed)) return changed;
  return { bindTimes: await bindsLeft(deps, tenant, patron.id) };
});

/** Whether the next sign-in would ask for this contact again. */
function isNeeded(
  kind: ContactKind,
  reader: ReachableReader,
  { bindMailOrPhone: wanted }: Pick<PublicSettings, 'bindMailOrPhone'>,
): boolean {
  if (wanted === '1') return (kind === 'mail' ? reader.phone : reader.mail) === '';
  return wanted === '2' || wanted === (kind === 'phone' ? '3' : '4');
}
