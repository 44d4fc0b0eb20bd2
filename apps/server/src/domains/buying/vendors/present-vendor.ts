import type {
  PriceListImport,
  StaffVendor,
  VendorAsking,
  VendorQuestion,
} from '@lectern/contracts/buying/vendors/vendor';
import type { AuditedState } from '../../../platform/audit/note-change.ts';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { headersOf } from './asking/vendor-key.ts';
import type { PriceListImportTable, VendorTable } from './tables.ts';

type Asking = Partial<Record<VendorQuestion, VendorAsking>>;

export async function presentVendor(
  { secrets }: Pick<Deps, 'secrets'>,
  row: VendorTable,
  itemCount: number,
): Promise<StaffVendor> {
  return {
    id: row.id,
    code: row.code,
    names: fromJson(row.names),
    kind: row.kind,
    currency: row.currency,
    isOn: row.is_on === 1,
    freightFirst: row.freight_first,
    freightFurther: row.freight_further,
    freightFreeFrom: row.freight_free_from,
    keyPlace: row.key_place,
    keyName: row.key_name,
    hasKey: await hasKey(secrets, row),
    asking: fromJson<Asking>(row.asking),
    itemCount,
  };
}

/** The hosts that a vendor is asked at: each has its key. */
export function addressesOf(row: VendorTable): readonly string[] {
  return Object.values(fromJson<Asking>(row.asking)).map(({ address }) => address);
}

async function hasKey(secrets: Deps['secrets'], row: VendorTable): Promise<boolean> {
  const [first] = Object.values(fromJson<Asking>(row.asking));
  return (
    row.key_place !== 'none' && first !== undefined && (await headersOf(secrets, row, first)) !== undefined
  );
}

/** A vendor as the audit has it. */
export function auditedVendor(row: VendorTable): AuditedState {
  const { code, currency, is_on, freight_first, freight_further, freight_free_from } = row;
  return {
    code,
    names: fromJson<AuditedState>(row.names),
    currency,
    isOn: is_on === 1,
    freight: [freight_first, freight_further, freight_free_from],
    address: addressesOf(row).join(' '),
  };
}

export function presentImport(row: PriceListImportTable): PriceListImport {
  return {
    id: row.id,
    fileName: row.file_name,
    format: row.format,
    mode: row.mode,
    at: row.at,
    read: row.read_count,
    added: row.added_count,
    changed: row.changed_count,
    same: row.same_count,
    gone: row.gone_count,
    left: fromJson(row.left_out),
  };
}
