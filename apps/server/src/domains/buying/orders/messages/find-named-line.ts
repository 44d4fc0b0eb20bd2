import type { Tx } from '../../../../platform/db/database.ts';
import type { TradeLine } from '../../../../platform/edifact/book-trade/trade-line.ts';
import { lineOfReference, linesOfNumbers } from '../store/line-search-store.ts';
import { lockLines, type WholeLine } from '../store/line-store.ts';

/** What a vendor calls a line: our reference, its number of the title, or its place. */
export function nameOf(line: TradeLine): string {
  return line.reference || (line.numbers[0] ?? '') || line.position;
}

/**
 * The line of one of our orders with this vendor that a message names: by our reference, else by the only title of the order that has the number.
 * It is locked until the transaction ends.
 */
export async function findNamedLine(
  tx: Tx,
  { tenantId, vendorId }: { readonly tenantId: string; readonly vendorId: string },
  named: TradeLine,
): Promise<WholeLine | undefined> {
  const [, orderNumber, position] = /^(.{1,64})\/(\d{1,6})$/.exec(named.reference) ?? [];
  const byReference =
    orderNumber !== undefined &&
    (await lineOfReference(tx, tenantId, vendorId, { orderNumber, position: Number(position) }));
  if (byReference) return (await lockLines(tx, tenantId, [byReference.id]))[0];
  const [only, ...others] = await linesOfNumbers(tx, tenantId, vendorId, {
    orderNumber: named.orderNumber,
    numbers: named.numbers,
  });
  return only && others.length === 0 ? (await lockLines(tx, tenantId, [only.id]))[0] : undefined;
}
