import { decideObjection } from '@lectern/contracts/counter/desk/decide-objection';
import { enterTakeCode } from '@lectern/contracts/counter/desk/enter-take-code';
import { showTakeCode } from '@lectern/contracts/lending/requests/show-take-code';
import { buildLoan, buildPatron, buildRequest, buildSession } from './builders.ts';
import { buildItem } from './catalogue-builders.ts';
import type { TestApp } from './test-app.ts';

/** What the calls of the desk about hand-overs are given, by path: each input brings its own request. */
export const HAND_OVER_INPUTS: Readonly<Record<string, (app: TestApp) => Promise<Record<string, unknown>>>> =
  {
    [enterTakeCode.path]: async (app) => {
      const { db } = app.deps;
      const patron = await buildPatron(db);
      const item = await buildItem(db);
      const kept = { step: 'reservation_arrived', kept_until: '2036-03-09' } as const;
      const { id: requestId } = await buildRequest(db, { ...kept, patron_id: patron.id, item_id: item.id });
      const reader = app.client({ token: await buildSession(db, patron) });
      return { takeCode: (await reader.call(showTakeCode, { requestId })).scanned };
    },
    [decideObjection.path]: async ({ deps: { db }, clock }) => {
      const loan = await buildLoan(db);
      const handedOver = { kind: 'relending', step: 'borrowed', wanted_item_id: loan.item_id } as const;
      const { id } = await buildRequest(db, { ...handedOver, holder_id: loan.patron_id });
      await db
        .insertInto('request_objection')
        .values({
          tenant_id: loan.tenant_id,
          request_id: id,
          patron_id: loan.patron_id,
          reason: 'Torn',
          objected_at: clock.now().toISOString(),
          decision: 'open',
          decided_at: null,
          decided_by: null,
          note: '',
        })
        .execute();
      return { requestId: id, decision: 'stands', reason: 'It was so before' };
    },
  };
