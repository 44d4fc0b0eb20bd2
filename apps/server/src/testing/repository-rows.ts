import type { Grant, PolicyRules } from '@lectern/contracts/resources/repository/policy';
import { objectColumns } from '../domains/resources/repository/object-columns.ts';
import type {
  AccessPolicyTable,
  DigitalCollectionTable,
  DigitalFileTable,
  DigitalObjectTable,
} from '../domains/resources/repository/tables.ts';
import { toJson } from '../platform/db/codecs.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { TENANT } from './built-rows.ts';

const AT = '2026-03-02T08:00:00.000Z';

export const EVERYBODY: Grant = { signedIn: false, groups: [], networks: [], ranges: [] };

/** Everything for everybody. */
export const OPEN_RULES: PolicyRules = {
  describe: [EVERYBODY],
  sample: [EVERYBODY],
  read: [EVERYBODY],
  download: [EVERYBODY],
  print: [EVERYBODY],
  copy: [EVERYBODY],
};

/** A set of rights of the first library, open in all, with what is given; answers its id. */
export async function buildPolicy(
  db: Db,
  rules: Partial<PolicyRules> = {},
  given: Partial<AccessPolicyTable> = {},
): Promise<string> {
  const row: AccessPolicyTable = {
    id: newId(),
    tenant_id: TENANT,
    names: '{"en-US":"Rights"}',
    rules: toJson({ ...OPEN_RULES, ...rules }),
    sample_pages: 2,
    version: 0,
    created_at: AT,
    updated_at: AT,
    ...given,
  };
  await db.insertInto('access_policy').values(row).execute();
  return row.id;
}

/** An open repository of the first library, with what is given; answers its id. */
export async function buildCollection(db: Db, given: Partial<DigitalCollectionTable> = {}): Promise<string> {
  const id = given.id ?? newId();
  const row: DigitalCollectionTable = {
    id,
    tenant_id: TENANT,
    kind: 'repository',
    code: id,
    parent_id: '',
    names: '{"en-US":"Papers"}',
    descriptions: '{}',
    unit_code: '',
    policy_id: '',
    cover_file: '',
    position: 0,
    is_open: 1,
    version: 0,
    created_at: AT,
    updated_at: AT,
    ...given,
  };
  await db.insertInto('digital_collection').values(row).execute();
  return id;
}

/** An open object of the first library that everybody may use, with what is given; answers its id. */
export async function buildObject(db: Db, given: Partial<DigitalObjectTable> = {}): Promise<string> {
  const tenant_id = given.tenant_id ?? TENANT;
  const columns = objectColumns({
    collectionId: given.collection_id ?? (await buildCollection(db, { tenant_id })),
    kind: 'report',
    titles: { 'en-US': 'A report' },
    creators: [],
    year: '',
    language: '',
    descriptions: {},
    publisher: '',
    subjects: [],
    identifiers: [],
    advisors: [],
    degree: '',
    discipline: '',
    college: '',
    grantedOn: '',
    unitCode: '',
    policyId: given.policy_id ?? (await buildPolicy(db, {}, { tenant_id })),
    closedUntil: '',
    isOpen: true,
  });
  const row: DigitalObjectTable = {
    ...columns,
    id: newId(),
    tenant_id,
    version: 0,
    created_at: AT,
    updated_at: AT,
    ...given,
  };
  await db.insertInto('digital_object').values(row).execute();
  return row.id;
}

/** A file of an object; its bytes are not kept. Answers its id. */
export async function buildObjectFile(
  db: Db,
  objectId: string,
  given: Partial<DigitalFileTable> = {},
): Promise<string> {
  const id = given.id ?? newId();
  const row: DigitalFileTable = {
    id,
    tenant_id: TENANT,
    object_id: objectId,
    position: 1,
    name: 'Text',
    role: 'content',
    media_type: 'application/pdf',
    size: 1,
    sha256: id.replaceAll('-', '').padEnd(64, '0'),
    file_name: id.replaceAll('-', '').padEnd(40, '0'),
    pages: 1,
    state: 'ready',
    described: '',
    policy_id: '',
    closed_until: '',
    created_at: AT,
    text_state: 'waiting',
    text_fault: '',
    text_pages: 0,
    unread_pages: 0,
    ...given,
  };
  await db.insertInto('digital_file').values(row).execute();
  return id;
}
