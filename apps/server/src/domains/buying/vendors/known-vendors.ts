import type { Language, Names } from '@lectern/contracts/kernel/languages';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type AskingDeps, createHttpVendor } from './asking/http-vendor.ts';
import { LIST_VENDOR } from './asking/list-vendor.ts';
import type { VendorPort } from './asking/vendor-port.ts';
import { listVendorRows } from './store/vendor-store.ts';
import type { VendorTable } from './tables.ts';

/** A vendor as other domains know it. Money in minor units of its currency. */
export interface KnownVendor {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly isOn: boolean;
  readonly freight: { readonly first: number; readonly further: number; readonly freeFrom: number };
  readonly port: VendorPort;
}

/** All vendors of a library by their ids, with the way to ask each. */
export async function readVendors(
  deps: AskingDeps & { readonly db: Db | Tx },
  tenantId: string,
  language: Language,
): Promise<ReadonlyMap<string, KnownVendor>> {
  const rows = await listVendorRows(deps.db, tenantId);
  return new Map(rows.map((row) => [row.id, knownVendor(deps, row, language)]));
}

function knownVendor(deps: AskingDeps, row: VendorTable, language: Language): KnownVendor {
  return {
    id: row.id,
    code: row.code,
    name: nameIn(fromJson<Names>(row.names), language) || row.code,
    currency: row.currency,
    isOn: row.is_on === 1,
    freight: { first: row.freight_first, further: row.freight_further, freeFrom: row.freight_free_from },
    port: row.kind === 'http' ? createHttpVendor(deps, row) : LIST_VENDOR,
  };
}
