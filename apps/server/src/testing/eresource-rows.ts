import type { EresourceFacts } from '../domains/resources/databases/eresource-columns.ts';
import { eresourceColumns } from '../domains/resources/databases/eresource-columns.ts';
import { nameRows } from '../domains/resources/databases/name-rows.ts';
import type {
  EresourceEntranceTable,
  EresourceTable,
  EresourceTermTable,
} from '../domains/resources/databases/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { insertRows } from '../platform/db/insert-rows.ts';
import { TENANT } from './built-rows.ts';

const AT = '2026-03-02T08:00:00.000Z';

/** What staff say of a database of tests. */
export const ERESOURCE_FACTS: EresourceFacts = {
  code: 'jstor',
  names: { 'en-US': 'JSTOR' },
  otherNames: [],
  status: 'formal',
  shownFrom: '',
  shownTo: '',
  introduction: {},
  guide: {},
  coverage: {},
  outages: [],
  sources: [],
  links: { article: '', issue: '', title: '' },
  questions: [],
  signInFirst: false,
  takesComments: true,
  takesFeedback: true,
  isOpen: true,
  isFeatured: false,
};

/** An open database of the first library, with what is given; answers its id. */
export async function buildEresource(
  db: Db,
  { id = newId(), tenant_id = TENANT, ...given }: Partial<EresourceTable> = {},
  facts: Partial<EresourceFacts> = {},
): Promise<string> {
  const whole = { ...ERESOURCE_FACTS, code: id, ...facts };
  const row: EresourceTable = {
    ...eresourceColumns(whole),
    id,
    tenant_id,
    added_on: '2020-01-01',
    version: 0,
    created_at: AT,
    updated_at: AT,
    ...given,
  };
  await db.insertInto('eresource').values(row).execute();
  await insertRows(db, 'eresource_name', nameRows(tenant_id, id, whole.names));
  return id;
}

/** A subject of the first library, with what is given; answers its id. */
export async function buildEresourceTerm(db: Db, given: Partial<EresourceTermTable> = {}): Promise<string> {
  const id = given.id ?? newId();
  const row: EresourceTermTable = {
    id,
    tenant_id: TENANT,
    kind: 'subject',
    code: id,
    names: '{"en-US":"Law"}',
    unit_id: '',
    position: 0,
    ...given,
  };
  await db.insertInto('eresource_term').values(row).execute();
  return id;
}

/** A file of a database; its bytes are not kept. Answers its id. */
export async function buildEresourceFile(db: Db, eresourceId: string, id = newId()): Promise<string> {
  await db
    .insertInto('eresource_file')
    .values({
      id,
      tenant_id: TENANT,
      eresource_id: eresourceId,
      name: 'Guide',
      media_type: 'application/pdf',
      size: 1,
      file_name: id,
      created_at: AT,
    })
    .execute();
  return id;
}

/** An entrance of a database of the first library that is open to everybody, with what is given; answers its id. */
export async function buildEntrance(
  db: Db,
  given: Partial<EresourceEntranceTable> & Pick<EresourceEntranceTable, 'eresource_id' | 'address'>,
): Promise<string> {
  const id = given.id ?? newId();
  const row: EresourceEntranceTable = {
    id,
    tenant_id: TENANT,
    position: 0,
    names: '{}',
    place: 'anywhere',
    networks: '[]',
    ranges: '[]',
    reader_groups: '[]',
    libraries: '[]',
    sign_in: 0,
    proxy: '',
    ...given,
  };
  await db.insertInto('eresource_entrance').values(row).execute();
  return id;
}
