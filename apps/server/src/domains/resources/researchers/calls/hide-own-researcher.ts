import { refuse } from '@lectern/contracts/kernel/refusal';
import { RESEARCHER_NOT_FOUND } from '@lectern/contracts/resources/researchers/errors';
import { hideOwnResearcher } from '@lectern/contracts/resources/researchers/hide-own-researcher';
import { toBit } from '../../../../platform/db/codecs.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { thingChanged } from '../../../../platform/searchable.ts';
import { lockResearchers } from '../put-researcher.ts';
import { changeResearcher, researcherOfReader } from '../store/researcher-store.ts';

export const hideOwnResearcherCall = implement(hideOwnResearcher)(
  async ({ input: { isHidden }, context: { tenant, patron }, deps }) =>
    inTransaction(deps.db, async (tx) => {
      await lockResearchers(tx, tenant.id);
      const row = await researcherOfReader(tx, tenant.id, patron.id);
      if (!row || row.is_open === 0) return refuse(RESEARCHER_NOT_FOUND);
      await changeResearcher(tx, tenant.id, row.id, { is_hidden: toBit(isHidden) });
      await deps.events.send(tx, thingChanged, {
        tenantId: tenant.id,
        subjectIds: [`person/${row.id}`],
        now: deps.clock.now().toISOString(),
      });
      return { isHidden };
    }),
);
