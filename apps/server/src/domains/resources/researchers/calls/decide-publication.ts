import { refuse } from '@lectern/contracts/kernel/refusal';
import { decidePublication } from '@lectern/contracts/resources/researchers/decide-publication';
import { PUBLICATION_NOT_FOUND, RESEARCHER_NOT_FOUND } from '@lectern/contracts/resources/researchers/errors';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { decidePublicationRow } from '../decide-publication.ts';
import { isPublication } from '../publications/find-publications.ts';
import { lockResearchers } from '../put-researcher.ts';
import { findResearcher } from '../store/researcher-store.ts';

export const decidePublicationCall = implement(decidePublication)(
  async ({ input: { id, publicationId, decision }, context: { tenant, staff }, deps }) =>
    inTransaction(deps.db, async (tx) => {
      await lockResearchers(tx, tenant.id);
      const row = await findResearcher(tx, tenant.id, id);
      if (!row) return refuse(RESEARCHER_NOT_FOUND);
      if (!(await isPublication({ db: tx }, row, publicationId))) return refuse(PUBLICATION_NOT_FOUND);
      const at = deps.clock.now().toISOString();
      const said = await decidePublicationRow(tx, row, { publicationId, decision, isPerson: false, now: at });
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'researchers.decide',
        subject: id,
        before: undefined,
        after: { publicationId, ...(said !== 'open' && { isTheirs: said === 'mine' }) },
        at,
      });
      return { publicationId, decision: said };
    }),
);
