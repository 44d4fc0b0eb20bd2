import type { BibItem } from '@lectern/marc/bib';
import type { CatalogueUse } from '../../../../platform/catalogue-use.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { EventSender } from '../../../../platform/events/event-sender.ts';
import { bibChanged } from '../bib-changed.ts';
import { copiesChanged } from '../copies-changed.ts';
import { copiesWithdrawn } from '../copies-withdrawn.ts';
import { areRecordsWatched, keepEarlier } from '../news/earlier-records.ts';
import { tellDescribed } from '../news/record-described.ts';
import { recordNews } from '../news/record-news.ts';
import { type BibToStore, findEmptiedBriefBibs, putBibs, removeBibs } from './bib-store.ts';
import { countUp, type ImportCounts } from './import-report.ts';
import type { DescribedItem, ItemPlaces } from './item-places.ts';
import { putItems } from './item-store.ts';
import type { WantedItem } from './plan-items.ts';
import { columnText } from './prepare-record.ts';

/** What one record of a file asks of the database. */
export type RecordChange =
  | { readonly kind: 'put'; readonly bib: BibToStore; readonly items: readonly BibItem[] }
  | { readonly kind: 'remove'; readonly bibId: string };

/** Stores changes with their events, inside the caller's transaction, and counts them. */
export async function storeBatch(
  tx: Tx,
  tenantId: string,
  changes: readonly RecordChange[],
  {
    events,
    places,
    counts,
    uses,
    now,
  }: {
    readonly events: EventSender;
    readonly places: ItemPlaces;
    readonly counts: ImportCounts;
    readonly uses: readonly CatalogueUse[];
    readonly now: string;
  },
): Promise<void> {
  const puts = changes.filter((change) => change.kind === 'put');
  const removals = changes.filter((change) => change.kind === 'remove').map((change) => change.bibId);
  const isWatched = await areRecordsWatched(tx, tenantId);
  const replaced = puts.filter(({ bib }) => bib.known).map(({ bib }) => bib.id);
  if (isWatched) await keepEarlier(tx, tenantId, replaced, now);
  await putBibs(
    tx,
    tenantId,
    puts.map(({ bib }) => bib),
    now,
  );
  const fresh = new Set(puts.filter(({ bib }) => !bib.known).map(({ bib }) => bib.id));
  const wanted = puts.map(({ bib, items }) => ({
    bibId: bib.id,
    items: items.map((item, index) => wantedItem(item, `${bib.id}-${index + 1}`, places)),
  }));
  const items = await putItems(tx, tenantId, wanted, {
    isNew: (bibId) => fresh.has(bibId),
    uses,
    now,
  });
  if (items.moved.length > 0) {
    for (const use of uses) await use.itemsMoved(tx, tenantId, items.moved);
  }
  const movedFrom = items.moved.map(({ from }) => from);
  const { suppressed } = await removeBibs(tx, tenantId, removals, { uses, now });
  // A full record took the copy over: nobody needs the brief one that staff made for it.
  const emptied = await findEmptiedBriefBibs(tx, tenantId, movedFrom);
  await removeBibs(tx, tenantId, emptied, { uses, now });
  const changed = new Set([...puts.map(({ bib }) => bib.id), ...removals, ...movedFrom]);
  await events.send(tx, bibChanged, { tenantId, subjectIds: [...changed], now });
  const described = [...puts.map(({ bib }) => bib.id), ...removals, ...emptied];
  await tellDescribed(tx, events, { tenantId, subjectIds: described, now });
  if (isWatched) {
    const news = new Set([...puts.map(({ bib }) => bib.id), ...items.changedBibs]);
    await events.send(tx, recordNews, { tenantId, subjectIds: [...news], now });
  }
  const withOtherCopies = new Set([
    ...items.changedBibs.filter((bibId) => !fresh.has(bibId)),
    // Requests may have come with a copy.
    ...items.moved.map(({ to }) => to),
  ]);
  await events.send(tx, copiesChanged, { tenantId, subjectIds: [...withOtherCopies], now });
  const withFewerCopies = new Set([...items.lessenedBibs, ...suppressed]);
  await events.send(tx, copiesWithdrawn, { tenantId, subjectIds: [...withFewerCopies], now });

  counts.created += fresh.size;
  counts.updated += puts.length - fresh.size;
  counts.suppressed += suppressed.size;
  counts.deleted += removals.length - suppressed.size;
  counts.itemsCreated += items.created;
  counts.itemsUpdated += items.updated;
  counts.itemsDeleted += items.deleted;
  counts.itemsWithdrawn += items.withdrawn;
  counts.itemsMoved += items.moved.length;
  for (const item of wanted.flatMap((bib) => bib.items)) {
    if (!places.knowsLibrary(item.library_code)) countUp(counts.unknownLibraries, item.library_code);
  }
}

/** An item without a barcode gets one of its bib's id and its place in the record. */
function wantedItem(item: BibItem, substitute: string, places: ItemPlaces): WantedItem {
  const described: DescribedItem = places.describe(item);
  return { barcode: columnText(item.barcode ?? '').trim() || substitute, ...described };
}
