import type { Deps } from '@lectern/server/platform/deps';
import {
  buildFineEntry,
  buildLoan,
  buildPatron,
  buildRequest,
  buildSession,
} from '@lectern/server/testing/builders';
import { TENANT } from '@lectern/server/testing/built-rows';
import { buildItem } from '@lectern/server/testing/catalogue-builders';
import type { ReaderState } from '../golden/conversation.ts';

/** A reader who asks, with the works of the reader's own account. */
export interface EvalReader {
  readonly id: string;
  readonly token: string;
  readonly loans: readonly string[];
  readonly hold: string | undefined;
}

/** What `{loan...}` and `{hold...}` may be: ids of records. */
type NextWork = () => string;

/** A new reader whose account holds what a conversation needs. */
export async function newReader({ db }: Deps, state: ReaderState, nextWork: NextWork): Promise<EvalReader> {
  const patron = await buildPatron(db);
  const { id } = patron;
  const loans: string[] = [];
  const lend = async (due_date: string) => {
    const bib_id = nextWork();
    const item = await buildItem(db, { bib_id });
    await buildLoan(db, { patron_id: id, bib_id, item_id: item.id, due_date });
    loans.push(bib_id);
  };
  if (state === 'threeLoans') for (const due of ['2026-03-04', '2026-03-12', '2026-03-25']) await lend(due);
  if (state === 'overdue') for (const due of ['2026-02-24', '2026-03-20']) await lend(due);
  if (state === 'fines') await buildFineEntry(db, { patron_id: id, amount: 350 });
  const hold = state === 'keptHold' || state === 'waitingHold' ? nextWork() : undefined;
  if (hold !== undefined) await placeHold({ db }, id, hold, state === 'keptHold');
  return { id, token: await buildSession(db, { id, tenant_id: TENANT }), loans, hold };
}

async function placeHold({ db }: Pick<Deps, 'db'>, patron_id: string, bib_id: string, isKept: boolean) {
  const item = await buildItem(db, { bib_id });
  if (isKept) {
    await buildRequest(db, {
      patron_id,
      bib_id,
      step: 'reservation_arrived',
      item_id: item.id,
      kept_until: '2026-03-09',
    });
    return;
  }
  await buildLoan(db, { bib_id, item_id: item.id });
  await buildRequest(db, { bib_id, placed_at: '2026-02-18T08:00:00.000Z', placed_on: '2026-02-18' });
  await buildRequest(db, { patron_id, bib_id });
}
