import {
  VENDOR_ASKING_INVALID,
  VENDOR_CODE_TAKEN,
  VENDOR_LIMIT_REACHED,
  VENDOR_NOT_FOUND,
} from '@lectern/contracts/buying/vendors/errors';
import { putVendor } from '@lectern/contracts/buying/vendors/put-vendor';
import { MOST_VENDORS, type VendorAsking } from '@lectern/contracts/buying/vendors/vendor';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { toBit, toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { isAskable } from '../asking/fill-asking.ts';
import { countTitles } from '../count-titles.ts';
import { auditedVendor, presentVendor } from '../present-vendor.ts';
import { listVendorRows, writeVendor } from '../store/vendor-store.ts';

export const putVendorCall = implement(putVendor)(async ({ input, context: { tenant, staff }, deps }) => {
  const now = deps.clock.now().toISOString();
  const wrong = await wrongQuestion(deps, input.asking);
  if (wrong !== undefined) return refuse(VENDOR_ASKING_INVALID, { question: wrong });
  const after = await inTransaction(deps.db, async (tx) => {
    await lockName(tx, `vendors/${tenant.id}`);
    const all = await listVendorRows(tx, tenant.id);
    const before = all.find(({ id }) => id === input.id);
    if (input.id !== undefined && !before) return refuse(VENDOR_NOT_FOUND);
    if (all.some(({ id, code }) => code === input.code && id !== input.id))
      return refuse(VENDOR_CODE_TAKEN, { code: input.code });
    if (!before && all.length >= MOST_VENDORS) return refuse(VENDOR_LIMIT_REACHED, { limit: MOST_VENDORS });
    const vendor = {
      id: before?.id ?? newId(),
      tenant_id: tenant.id,
      code: input.code,
      names: toJson(input.names),
      kind: input.kind,
      // Its titles and orders have prices in it.
      currency: before?.currency ?? input.currency,
      is_on: toBit(input.isOn),
      freight_first: input.freightFirst,
      freight_further: input.freightFurther,
      freight_free_from: input.freightFreeFrom,
      key_place: input.keyPlace,
      key_name: input.keyName,
      asking: toJson(input.kind === 'http' ? input.asking : {}),
      created_at: before?.created_at ?? now,
      updated_at: now,
    };
    await writeVendor(tx, vendor);
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'vendors.put',
      subject: vendor.id,
      before: before && auditedVendor(before),
      after: auditedVendor(vendor),
      at: now,
    });
    return vendor;
  });
  if (isRefusal(after)) return after;
  const counts = await countTitles(deps.db, tenant.id);
  return presentVendor(deps, after, counts.get(after.id) ?? 0);
});

/** The first question that cannot be asked as it is written. */
async function wrongQuestion(
  { sources }: Pick<Deps, 'sources'>,
  asking: Readonly<Record<string, VendorAsking | undefined>>,
): Promise<string | undefined> {
  for (const [question, one] of Object.entries(asking)) {
    if (one === undefined) continue;
    const isRight = isAskable(one) && sources.isAllowed(one.address.replace(/[{}]/g, '0'));
    if (!isRight || (await sources.checkMapping(one.mapping)) !== undefined) return question;
  }
  return undefined;
}
