import { nameIn } from '@lectern/contracts/kernel/languages';
import type {
  StaffFile,
  StaffObject,
  StaffObjectSummary,
} from '@lectern/contracts/resources/repository/object';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { listCollectionRows } from '../store/collection-store.ts';
import { countFiles, filesOf } from '../store/file-store.ts';
import { listPolicyRows } from '../store/policy-store.ts';
import type { Creator, DigitalFileTable, DigitalObjectTable, Identifier } from '../tables.ts';
import { presentThesis } from './present-objects.ts';

/** An object as staff change it. */
export async function presentStaffObject(db: Db, row: DigitalObjectTable): Promise<StaffObject> {
  const files = await filesOf(db, row.tenant_id, [row.id]);
  return {
    id: row.id,
    collectionId: row.collection_id,
    kind: row.kind,
    titles: fromJson(row.titles),
    creators: fromJson<Creator[]>(row.creators),
    year: row.year,
    language: row.language,
    descriptions: fromJson(row.descriptions),
    publisher: row.publisher,
    subjects: fromJson(row.subjects),
    identifiers: fromJson<Identifier[]>(row.identifiers),
    ...presentThesis(row),
    recordId: row.bib_id,
    unitCode: row.unit_code,
    policyId: row.policy_id,
    closedUntil: row.closed_until,
    isOpen: row.is_open === 1,
    files: files.map(presentStaffFile),
    version: row.version,
  };
}

export function presentStaffFile(file: DigitalFileTable): StaffFile {
  const { id, name, role, media_type, size, sha256, pages, state, policy_id, closed_until } = file;
  const { text_state, text_fault, text_pages, unread_pages } = file;
  return {
    fileId: id,
    name,
    role,
    mediaType: media_type,
    size,
    sha256,
    pages,
    state,
    policyId: policy_id,
    closedUntil: closed_until,
    text: { state: text_state, fault: text_fault, pages: text_pages, unreadPages: unread_pages },
  };
}

/** Objects among others for staff, in the order of the rows. */
export async function presentStaffObjects(
  db: Db,
  { tenant, language }: Pick<CallContext, 'tenant' | 'language'>,
  rows: readonly DigitalObjectTable[],
): Promise<StaffObjectSummary[]> {
  const { defaultLanguage } = tenant.settings.public;
  const [collections, policies, files] = await Promise.all([
    listCollectionRows(db, tenant.id),
    listPolicyRows(db, tenant.id),
    countFiles(
      db,
      tenant.id,
      rows.map(({ id }) => id),
    ),
  ]);
  const nameOf = (named: { readonly names: string } | undefined) =>
    named ? nameIn(fromJson(named.names), language, defaultLanguage) : '';
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: nameIn(fromJson(row.titles), language, defaultLanguage),
    creators: fromJson<Creator[]>(row.creators).map(({ name }) => name),
    year: row.year,
    collectionId: row.collection_id,
    collectionName: nameOf(collections.find(({ id }) => id === row.collection_id)),
    policyName: nameOf(policies.find(({ id }) => id === row.policy_id)),
    closedUntil: row.closed_until,
    isOpen: row.is_open === 1,
    fileCount: files.get(row.id)?.all ?? 0,
    faultyFiles: files.get(row.id)?.faulty ?? 0,
    updatedAt: row.updated_at,
  }));
}
