import type { Db } from '../../../platform/db/database.ts';
import type { BibRecord } from '../../collection/catalogue/records/find-bibs.ts';
import { countOfWorks } from '../../collection/catalogue/works/editions-of.ts';

/** A record with the number of other records that have its work key. */
export async function presentChoice(db: Db, tenantId: string, { id, bib }: BibRecord, workKey: string) {
  const counts = await countOfWorks(db, tenantId, [workKey]);
  return { recordId: id, title: bib.title, others: (counts.get(workKey) ?? 1) - 1 };
}
