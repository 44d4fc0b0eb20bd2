import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { choosePublicName } from '@lectern/contracts/talk/reviews/choose-public-name';
import { PUBLIC_NAME_RESERVED, PUBLIC_NAME_TAKEN } from '@lectern/contracts/talk/reviews/errors';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { allStaffNames } from '../../../people/staff/colleagues.ts';
import { refuseChildren, refuseWords } from '../../moderation/publishing-rules.ts';
import { nameKey } from '../name-key.ts';
import { isReservedName } from '../reserved-names.ts';
import { putPublicName, removePublicName } from '../store/public-name-store.ts';

export const choosePublicNameCall = implement(choosePublicName)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { name } = input;
  if (name === '') {
    await inTransaction(deps.db, (tx) => removePublicName(tx, tenant.id, patron.id));
    return { name };
  }
  const refused = refuseWords(tenant, name) ?? (await refuseChildren(deps, tenant, patron.id));
  if (refused) return refused;
  const namesThere = [...(await allStaffNames(deps.db, tenant.id)), ...Object.values(tenant.settings.names)];
  if (isReservedName(name, namesThere)) return refuse(PUBLIC_NAME_RESERVED);
  // The number of a card opens an account together with its password, and names its reader at the desk.
  const holder = await deps.ils.of(tenant).patrons?.find(name);
  if (isRefusal(holder)) return holder;
  if (holder) return refuse(PUBLIC_NAME_TAKEN);
  const row = {
    tenant_id: tenant.id,
    patron_id: patron.id,
    name,
    name_key: nameKey(name),
    chosen_at: deps.clock.now().toISOString(),
  };
  const isFree = await inTransaction(deps.db, async (tx) => {
    await lockName(tx, `public-name/${tenant.id}/${row.name_key}`);
    return putPublicName(tx, row);
  });
  return isFree ? { name } : refuse(PUBLIC_NAME_TAKEN);
});
