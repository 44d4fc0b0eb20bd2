import type { PriceLineFault, PriceListImport } from '@lectern/contracts/buying/vendors/vendor';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { ClassScheme } from '../../../collection/vocabulary/classes/class-scheme.ts';
import { goneItems, itemsByNumber, putItems, stampItems } from '../store/import-store.ts';
import type { VendorItemTable, VendorTable } from '../tables.ts';
import type { PriceLine } from './price-line.ts';
import { type ReadLine, readInThread } from './read-in-thread.ts';

interface Importing {
  readonly vendor: VendorTable;
  readonly file: Uint8Array;
  readonly mode: PriceListImport['mode'];
  readonly fileName: string;
  readonly scheme: ClassScheme;
  readonly now: string;
}

/**
 * Takes over a price list, some hundred lines in each transaction: readers see the titles while the list is read. A list that cannot be
 * read to its end leaves what was read, and takes no title away.
 *
 * @throws PriceListError
 */
export async function importPriceList(
  db: Db,
  { vendor, file, mode, fileName, scheme, now }: Importing,
): Promise<PriceListImport> {
  const id = newId();
  const tally = createTally();
  const seen = new Set<string>();
  const format = await readInThread({ file, currency: vendor.currency }, async (lines) => {
    const fresh = lines.filter(({ line, read }) => {
      tally.read += 1;
      const fault = typeof read === 'string' ? read : seen.has(read.number) ? 'double' : undefined;
      if (fault !== undefined) tally.leave(fault, line);
      else if (typeof read !== 'string') seen.add(read.number);
      return fault === undefined;
    });
    await storeLines(db, { vendor, lines: linesOf(fresh), importId: id, scheme, now }, tally);
  });
  const gone =
    mode === 'whole' ? await inTransaction(db, (tx) => goneItems(tx, vendor.tenant_id, vendor.id, id)) : 0;
  const { read, added, changed, same, left } = tally;
  return { id, fileName, format, mode, at: now, read, added, changed, same, gone, left: left() };
}

function linesOf(read: readonly ReadLine[]): readonly PriceLine[] {
  return read.flatMap((one) => (typeof one.read === 'string' ? [] : [one.read]));
}

async function storeLines(
  db: Db,
  {
    vendor,
    lines,
    importId,
    scheme,
    now,
  }: Pick<Importing, 'vendor' | 'scheme' | 'now'> & {
    readonly lines: readonly PriceLine[];
    readonly importId: string;
  },
  tally: ReturnType<typeof createTally>,
): Promise<void> {
  if (lines.length === 0) return;
  const { tenant_id, id: vendor_id } = vendor;
  const counts = await inTransaction(db, async (tx) => {
    await lockName(tx, `price-list/${tenant_id}/${vendor_id}`);
    const numbers = lines.map(({ number }) => number);
    const known = await itemsByNumber(tx, tenant_id, vendor_id, numbers);
    const written: VendorItemTable[] = [];
    const same: string[] = [];
    let added = 0;
    for (const line of lines) {
      const before = known.get(line.number);
      if (before?.is_sold === 1 && isSame(before, line)) same.push(before.id);
      else {
        if (!before) added += 1;
        written.push({
          id: before?.id ?? newId(),
          tenant_id,
          vendor_id,
          ...line,
          asked_at: now,
          ordered_count: before?.ordered_count ?? 0,
          is_sold: 1,
          import_id: importId,
          listed_at: before?.listed_at ?? now,
        });
      }
    }
    await putItems(tx, written, scheme);
    await stampItems(tx, tenant_id, same, { importId, now });
    return { added, changed: written.length - added, same: same.length };
  });
  tally.added += counts.added;
  tally.changed += counts.changed;
  tally.same += counts.same;
}

function isSame(before: VendorItemTable, line: PriceLine): boolean {
  return (Object.keys(line) as (keyof PriceLine)[]).every((name) => before[name] === line[name]);
}

function createTally() {
  const faults = new Map<PriceLineFault, { count: number; firstLine: number }>();
  return {
    read: 0,
    added: 0,
    changed: 0,
    same: 0,
    leave(fault: PriceLineFault, line: number) {
      const { count, firstLine } = faults.get(fault) ?? { count: 0, firstLine: line };
      faults.set(fault, { count: count + 1, firstLine });
    },
    left: (): PriceListImport['left'] => [...faults].map(([fault, counted]) => ({ fault, ...counted })),
  };
}
