import type { Tx } from '../../../../platform/db/database.ts';
import { changeCopies, changeLine, type WholeLine } from '../store/line-store.ts';

/**
 * Counts copies that have come, each for its place and else for the next place that expects one. The line is complete when all came and all are
 * invoiced. `now` is an instant.
 */
export async function countReceived(
  tx: Tx,
  { line, copies }: WholeLine,
  came: readonly { readonly libraryCode: string; readonly locationCode: string }[],
  now: string,
): Promise<void> {
  const counts = copies.map((one) => ({ row: one, received: one.received }));
  for (const { libraryCode, locationCode } of came) {
    const open = counts.filter(({ row, received }) => received < row.quantity);
    const place =
      open.find(({ row }) => row.library_code === libraryCode && row.location_code === locationCode) ??
      open.find(({ row }) => row.library_code === libraryCode) ??
      open[0];
    if (place) place.received += 1;
  }
  for (const { row, received } of counts)
    if (received !== row.received) await changeCopies(tx, row, { received });
  const received = line.received + came.length;
  await changeLine(tx, line.tenant_id, line.id, {
    received,
    ...(received >= line.quantity && line.invoiced >= line.quantity && { state: 'closed', ended_at: now }),
  });
}
