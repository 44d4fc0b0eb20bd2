import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { NUMBER_OF_COPY_AND_READER } from '@lectern/contracts/library-system/desk-errors';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { IlsDesk } from '../../../ports/ils/ils-desk.ts';
import { ownCirculation } from '../../lending/circulation/own-circulation.ts';
import { readerOfNumber } from '../../lending/circulation/readers/shared-numbers.ts';

/** A question instead of an act where a scan can be a copy and a reader; undefined where it can be one of them only. */
export async function sharedNumber(
  deps: Deps,
  tenant: Tenant,
  desk: IlsDesk,
  barcode: string,
): Promise<Refusal<'NUMBER_OF_COPY_AND_READER'> | undefined> {
  if (!ownCirculation(deps, tenant)) return undefined;
  const reader = await readerOfNumber(deps.db, tenant.id, barcode);
  if (!reader) return undefined;
  const item = await desk.item(barcode);
  if (isRefusal(item)) return undefined;
  const { name, patronId } = reader;
  return refuse(NUMBER_OF_COPY_AND_READER, { title: item.title, reader: name, patronId });
}
