import { availabilityOfItems } from '../availability-of-items.ts';
import type { CatalogueCopy } from '../catalogue-copies.ts';
import type { Availability, Item } from '../ils-items.ts';
import { readDueTime } from '../over-http/read-due.ts';
import type { RecordAnswer } from '../over-http/record-answers.ts';
import type { FolioContext } from './folio-context.ts';
import type { FolioHolding } from './folio-shapes.ts';
import { readFolioStatus } from './folio-statuses.ts';

/**
 * Availability of bibs whose instances were answered for within the time of a page. A bib without an instance id is not from FOLIO and has no items
 * there.
 * @throws SystemFault if FOLIO answered for none
 */
export async function readFolioAvailability(
  context: FolioContext,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, Availability>> {
  const bibs = await askBibs(context, bibIds);
  return new Map(
    bibs.flatMap(({ bibId, answer, items }) => {
      if (!answer) return [];
      const waiting = Math.max(0, ...answer.holdings.map((one) => one.totalHoldRequests ?? 0));
      return [[bibId, availabilityOfItems(items, waiting)] as const];
    }),
  );
}

/** The items of a bib. @throws SystemFault */
export async function readFolioItems(context: FolioContext, bibId: string): Promise<readonly Item[]> {
  const [bib] = await askBibs(context, [bibId]);
  return bib?.items ?? [];
}

const NOT_THERE: RecordAnswer<FolioHolding> = { holdings: [], at: '', isNew: true };

async function askBibs(context: FolioContext, bibIds: readonly string[]) {
  const { tenantId, settings } = context;
  const ids = [...new Set(bibIds)];
  const [numbers, copies] = await Promise.all([
    context.numbers.ofBibs(tenantId, ids, settings.instanceId),
    context.copies.ofBibs(tenantId, ids),
  ]);
  const answers = await context.instances.ask([...numbers.values()]);
  return ids.map((bibId) => {
    const number = numbers.get(bibId);
    const answer = number === undefined ? NOT_THERE : answers.get(number);
    const own = copies.filter((copy) => copy.bibId === bibId);
    return { bibId, answer, items: answer ? itemsOf(context, bibId, answer, own) : [] };
  });
}

/** Copies that the catalogue has too stand in its order and with its places, the others behind them. */
function itemsOf(
  context: FolioContext,
  bibId: string,
  answer: RecordAnswer<FolioHolding>,
  copies: readonly CatalogueCopy[],
): Item[] {
  const place = new Map(copies.map((copy, at) => [copy.barcode, at]));
  const placeOf = ({ barcode }: FolioHolding) => place.get(barcode) ?? copies.length;
  return answer.holdings
    .filter((holding) => holding.suppressFromDiscovery !== true)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flatMap((holding) => {
      const copy = copies.find(({ barcode }) => barcode === holding.barcode && barcode !== '');
      const status = readFolioStatus(holding.status) ?? (holding.barcode === '' ? undefined : 'unknown');
      if (status === undefined || status === 'withdrawn') return [];
      const due = status === 'on_loan' ? readDueTime(holding.dueDate, context.policy.timeZone) : undefined;
      return {
        ...(copy ? traitsOf(copy) : foreignTraits(bibId, holding)),
        status: status === 'available' && copy?.isReference ? ('reference' as const) : status,
        ...due,
        ...(!answer.isNew && { asOf: answer.at }),
      };
    });
}

function traitsOf({ isReference: _isReference, title: _title, author: _author, ...traits }: CatalogueCopy) {
  return traits;
}

/** An item that the portal's catalogue does not have. */
function foreignTraits(bibId: string, holding: FolioHolding) {
  const { id, barcode, locationCode, callNumber, volume } = holding;
  const libraryCode = holding.library?.code ?? '';
  return { id, bibId, barcode, libraryCode, locationCode, callNumber, volume, itemType: '', shelf: '' };
}
