import { leaveMany } from '@lectern/contracts/counter/leaving/leave-many';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { READERS_ELSEWHERE } from '@lectern/contracts/people/readers/errors';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { readCardRows } from '../card-rows.ts';
import { leaveByCard } from '../leave-by-card.ts';

export const leaveManyCall = implementUpload(leaveMany)(
  async ({ upload, input: { check }, context: { tenant, staff, language }, deps }) => {
    const { readers } = deps.ils.of(tenant);
    if (!readers) return refuse(READERS_ELSEWHERE);
    const rows = await readCardRows(await upload.read());
    if (isRefusal(rows)) return rows;
    const by = { readers, tenant, language, staffId: staff.id };
    const results: OutputOf<(typeof leaveMany)['output']>['results'] = [];
    for (const { line, card } of rows) {
      const result = await leaveByCard(deps, by, card, check);
      if (isRefusal(result)) return result;
      results.push({ line, card, ...result });
    }
    return { results };
  },
);
