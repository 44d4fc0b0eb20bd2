import type { EventConsumer } from '../../../platform/events/event-consumer.ts';
import { type NewMessage, tellReaders } from '../../talk/messages/tell-readers.ts';
import { allianceMoved } from './alliance-moved.ts';
import { findTransaction, type Transaction } from './transactions/transaction-store.ts';

/** Tells readers that a copy came from the alliance, or that they do not get it. What has moved on since is not told. */
export const tellReaderOfMoves: EventConsumer = {
  name: 'messages-of-alliance',
  hears: allianceMoved,
  async act(deps, tenantId, transactionIds) {
    const tenant = await deps.tenants.byId(tenantId);
    if (!tenant) return;
    const rows = await Promise.all(transactionIds.map((id) => findTransaction(deps.db, tenantId, id)));
    await tellReaders(deps, tenant, rows.flatMap(messageOf));
  },
};

function messageOf(row: Transaction | undefined): NewMessage[] {
  if (!row || row.patron_id === '' || (row.step !== 'arrived' && row.step !== 'refused')) return [];
  const { id, patron_id: patronId, step, title, pickup_library: place, reason } = row;
  return [
    {
      patronId,
      kind: step === 'arrived' ? 'allianceArrived' : 'allianceRefused',
      facts: { works: [{ recordId: '', title, day: null, place }], reason },
      key: `alliance/${id}/${step}`,
      ways: [],
    },
  ];
}
