import type { SourceEntry } from '../../../../ports/sources/sources-port.ts';
import type { ProviderTable } from '../tables.ts';

/** A provider as the port asks it. */
export function sourceEntry(row: ProviderTable, kind: SourceEntry['kind'], mapping: string): SourceEntry {
  const { address, method, body, body_type, key_place, key_name } = row;
  return {
    kind,
    address,
    method,
    body,
    bodyType: body_type,
    keyPlace: key_place,
    keyName: key_name,
    mapping,
  };
}
