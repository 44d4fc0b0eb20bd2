import { availabilityOfItems } from '../availability-of-items.ts';
import type { Availability, Item } from '../ils-items.ts';
import { type AskedBib, askBibs } from '../over-http/ask-bibs.ts';
import { itemsOfBib } from '../over-http/items-of-bib.ts';
import type { FolioContext } from './folio-context.ts';
import type { FolioHolding } from './folio-shapes.ts';
import { readFolioStatus } from './folio-statuses.ts';

/**
 * Availability of bibs whose instances were answered for within the time of a page. A bib without an instance id is not from FOLIO and has
 * no items there.
 * @throws SystemFault if FOLIO answered for none
 */
export async function readFolioAvailability(
  context: FolioContext,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, Availability>> {
  const bibs = await askFolio(context, bibIds);
  return new Map(
    bibs.flatMap((bib) => {
      if (!bib.answer) return [];
      const waiting = Math.max(0, ...bib.answer.holdings.map((one) => one.totalHoldRequests ?? 0));
      return [[bib.bibId, availabilityOfItems(itemsOf(context, bib), waiting)] as const];
    }),
  );
}

/** The items of a bib. @throws SystemFault */
export async function readFolioItems(context: FolioContext, bibId: string): Promise<readonly Item[]> {
  const [bib] = await askFolio(context, [bibId]);
  return bib ? itemsOf(context, bib) : [];
}

function askFolio(context: FolioContext, bibIds: readonly string[]) {
  return askBibs(context, context.settings.instanceId, context.instances, bibIds);
}

function itemsOf(context: FolioContext, bib: AskedBib<FolioHolding>): Item[] {
  return itemsOfBib(bib, context.policy.timeZone, (holding) => {
    const { id, barcode, locationCode, callNumber, volume, dueDate: due } = holding;
    const status = readFolioStatus(holding.status) ?? (barcode === '' ? undefined : 'unknown');
    if (status === undefined || holding.suppressFromDiscovery === true) return undefined;
    const libraryCode = holding.library?.code ?? '';
    return { id, barcode, libraryCode, locationCode, callNumber, volume, status, due };
  });
}
