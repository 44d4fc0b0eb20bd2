import type { PublicationDecision } from '@lectern/contracts/resources/researchers/researcher';
import { toBit } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { decisionsOf, deleteDecision, putDecision } from './store/publication-store.ts';
import type { ResearcherTable } from './tables.ts';

/** Notes whether a publication is of a person. What the person said stands: staff change nothing of it. */
export async function decidePublicationRow(
  tx: Tx,
  row: ResearcherTable,
  {
    publicationId,
    decision,
    isPerson,
    now,
  }: {
    readonly publicationId: string;
    readonly decision: PublicationDecision;
    readonly isPerson: boolean;
    readonly now: string;
  },
): Promise<PublicationDecision> {
  const subject = { tenant_id: row.tenant_id, researcher_id: row.id, publication_id: publicationId };
  const said = (await decisionsOf(tx, row.tenant_id, row.id)).find(
    (one) => one.publication_id === publicationId,
  );
  if (said?.by_person === 1 && !isPerson) return said.decision;
  if (decision === 'open') await deleteDecision(tx, subject);
  else await putDecision(tx, { ...subject, decision, by_person: toBit(isPerson), decided_at: now });
  return decision;
}
