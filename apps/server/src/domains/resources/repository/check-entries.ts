import type { Names } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { COLLECTION_ENTRY_UNKNOWN } from '@lectern/contracts/resources/repository/errors';
import type { EntryKind } from '@lectern/contracts/resources/repository/kinds';
import { toJson } from '../../../platform/db/codecs.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { isWebAddress } from '../databases/entrances/web-address.ts';
import { eresourceNames } from '../databases/eresource-names.ts';
import { findObjects } from './store/object-store.ts';
import type { DigitalEntryTable } from './tables.ts';

export interface GivenEntry {
  readonly kind: EntryKind;
  readonly id?: string | undefined;
  readonly address: string;
  readonly names: Names;
}

/** Rows of what staff want a collection to list; refused if one of the things does not exist, or an address is none of the web. */
export async function checkEntries(
  db: Db,
  tenantId: string,
  collectionId: string,
  given: readonly GivenEntry[],
): Promise<DigitalEntryTable[] | Refusal<'COLLECTION_ENTRY_UNKNOWN'>> {
  const idsOf = (kind: EntryKind) => given.flatMap((one) => (one.kind === kind ? (one.id ?? '') : []));
  const [bibs, eresources, objects] = await Promise.all([
    findBibs(db, tenantId, idsOf('bib')),
    eresourceNames(db, { tenantId, language: 'en-US' }, idsOf('eresource')),
    findObjects(db, tenantId, idsOf('object')),
  ]);
  const known = new Set([...bibs.keys(), ...eresources.keys(), ...objects.map(({ id }) => id)]);
  const isThere = ({ kind, id = '', address }: GivenEntry) =>
    kind === 'link' ? isWebAddress(address) : known.has(id);
  if (!given.every(isThere)) return refuse(COLLECTION_ENTRY_UNKNOWN);
  return given.map(({ kind, id = '', address, names }, position) => ({
    tenant_id: tenantId,
    collection_id: collectionId,
    position,
    kind,
    thing_id: kind === 'link' ? '' : id,
    address: kind === 'link' ? address : '',
    names: toJson(names),
  }));
}
