import { refuse } from '@lectern/contracts/kernel/refusal';
import { decideOwnPublication } from '@lectern/contracts/resources/researchers/decide-own-publication';
import { PUBLICATION_NOT_FOUND, RESEARCHER_NOT_FOUND } from '@lectern/contracts/resources/researchers/errors';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { decidePublicationRow } from '../decide-publication.ts';
import { isPublication } from '../publications/find-publications.ts';
import { lockResearchers } from '../put-researcher.ts';
import { researcherOfReader } from '../store/researcher-store.ts';

export const decideOwnPublicationCall = implement(decideOwnPublication)(
  async ({ input: { publicationId, decision }, context: { tenant, patron }, deps }) =>
    inTransaction(deps.db, async (tx) => {
      await lockResearchers(tx, tenant.id);
      const row = await researcherOfReader(tx, tenant.id, patron.id);
      if (!row || row.is_open === 0) return refuse(RESEARCHER_NOT_FOUND);
      if (!(await isPublication({ db: tx }, row, publicationId))) return refuse(PUBLICATION_NOT_FOUND);
      const now = deps.clock.now().toISOString();
      const said = await decidePublicationRow(tx, row, { publicationId, decision, isPerson: true, now });
      return { publicationId, decision: said };
    }),
);
