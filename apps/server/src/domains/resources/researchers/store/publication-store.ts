import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { OrcidWorkTable, PublicationDecisionTable } from '../tables.ts';

/** What was said of publications of a person. */
export function decisionsOf(
  db: Db,
  tenantId: string,
  researcherId: string,
): Promise<PublicationDecisionTable[]> {
  return db
    .selectFrom('publication_decision')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('researcher_id', '=', researcherId)
    .execute();
}

export async function putDecision(tx: Tx, row: PublicationDecisionTable): Promise<void> {
  const { decision, by_person, decided_at } = row;
  await tx
    .insertInto('publication_decision')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'researcher_id', 'publication_id'])
        .doUpdateSet({ decision, by_person, decided_at }),
    )
    .execute();
}

export async function deleteDecision(
  tx: Tx,
  {
    tenant_id,
    researcher_id,
    publication_id,
  }: Omit<PublicationDecisionTable, 'decision' | 'by_person' | 'decided_at'>,
): Promise<void> {
  await tx
    .deleteFrom('publication_decision')
    .where('tenant_id', '=', tenant_id)
    .where('researcher_id', '=', researcher_id)
    .where('publication_id', '=', publication_id)
    .execute();
}

/** The works of the ORCID record that was read last. */
export function orcidWorksOf(db: Db, tenantId: string, researcherId: string): Promise<OrcidWorkTable[]> {
  return db
    .selectFrom('orcid_work')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('researcher_id', '=', researcherId)
    .execute();
}

/** Puts works in the place of those that were read before. */
export async function replaceOrcidWorks(
  tx: Tx,
  tenantId: string,
  researcherId: string,
  works: readonly OrcidWorkTable[],
): Promise<void> {
  await tx
    .deleteFrom('orcid_work')
    .where('tenant_id', '=', tenantId)
    .where('researcher_id', '=', researcherId)
    .execute();
  await insertRows(tx, 'orcid_work', works);
}
