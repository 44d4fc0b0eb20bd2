import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putResearcherRow, type ResearcherFacts } from '../domains/resources/researchers/put-researcher.ts';
import { changeResearcher } from '../domains/resources/researchers/store/researcher-store.ts';
import type { OrcidWorkTable, ResearcherTable } from '../domains/resources/researchers/tables.ts';
import type { UnitTable } from '../domains/resources/units/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { TENANT } from './built-rows.ts';

const AT = '2026-03-02T08:00:00.000Z';

/** What staff say about a researcher at least. */
export const RESEARCHER_FACTS: ResearcherFacts = {
  names: { 'en-US': 'Ahab Coffin' },
  otherNames: [],
  headings: [],
  unitId: '',
  position: {},
  titles: {},
  topics: [],
  introduction: {},
  email: '',
  showsEmail: false,
  phone: '',
  showsPhone: false,
  office: '',
  website: '',
  orcid: '',
  isni: '',
  authorNumbers: [],
  account: '',
  isOpen: true,
};

/** A unit of the first library, with what is given; answers its id. Databases do not know it as a college. */
export async function buildUnit(db: Db, given: Partial<UnitTable> = {}): Promise<string> {
  const id = given.id ?? newId();
  const row: UnitTable = {
    id,
    tenant_id: TENANT,
    code: id,
    parent_id: '',
    position: 0,
    kind: 'college',
    names: '{"en-US":"School of Whales"}',
    other_names: '[]',
    introduction: '{}',
    address: '{}',
    phone: '',
    email: '',
    website: '',
    subjects: '[]',
    classes: '[]',
    is_open: 1,
    version: 0,
    created_at: AT,
    updated_at: AT,
    ...given,
  };
  await db.insertInto('unit').values(row).execute();
  return id;
}

/** A work of the ORCID record of a researcher of the first library; answers its id. */
export async function buildOrcidWork(db: Db, given: Partial<OrcidWorkTable> = {}): Promise<string> {
  const id = given.id ?? newId();
  const row: OrcidWorkTable = {
    id,
    tenant_id: TENANT,
    researcher_id: '',
    put_code: '1',
    title: 'Of whales',
    source: '',
    year: 2020,
    kind: 'book',
    doi: '',
    ...given,
  };
  await db.insertInto('orcid_work').values(row).execute();
  return id;
}

/** An open researcher of a library, with what is given; answers the id. */
export async function buildResearcher(
  db: Db,
  facts: Partial<ResearcherFacts> = {},
  { tenant_id = TENANT, ...given }: Partial<ResearcherTable> = {},
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const put = await putResearcherRow(tx, {
      tenantId: tenant_id,
      id: undefined,
      version: undefined,
      facts: { ...RESEARCHER_FACTS, ...facts },
      now: AT,
    });
    if (isRefusal(put)) throw new Error(put.code);
    const { id = put.after.id, ...change } = given;
    await changeResearcher(tx, tenant_id, put.after.id, { ...put.after, ...change });
    if (id !== put.after.id) {
      for (const table of ['researcher_name', 'researcher_form'] as const)
        await tx
          .updateTable(table)
          .set({ researcher_id: id })
          .where('tenant_id', '=', tenant_id)
          .where('researcher_id', '=', put.after.id)
          .execute();
      await tx
        .updateTable('researcher')
        .set({ id })
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', put.after.id)
        .execute();
    }
    return id;
  });
}
