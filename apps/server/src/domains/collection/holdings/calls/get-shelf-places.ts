import { getShelfPlaces } from '@lectern/contracts/collection/holdings/get-shelf-places';
import { nameIn } from '@lectern/contracts/kernel/languages';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findBib } from '../../catalogue/records/find-bibs.ts';
import { listShelvedCopies } from '../holdings-store.ts';
import { itemsOfBib } from '../items-of-bib.ts';
import { type ShelfRange, type ShelvedCopy, shelfOf } from '../shelves/shelf-range.ts';
import { listPlans, listShelfRanges } from '../shelves/shelf-store.ts';

export const getShelfPlacesCall = implement(getShelfPlaces)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const copies = input.recordId
    ? await copiesOfRecord(deps, context, input.recordId, new Set(input.barcodes))
    : await listShelvedCopies(deps.db, tenant.id, input.barcodes);
  const locations = copies.map(({ locationCode }) => locationCode);
  const ranges = await listShelfRanges(deps.db, tenant.id, locations);
  const planOf = await plansOf(deps, context, ranges);
  return copies.map((copy) => {
    const range = shelfOf(ranges, copy);
    // An item that says another shelf is not where its number would put it.
    const stands = copy.shelf === '' || copy.shelf === range?.shelf ? range : sameShelf(ranges, copy);
    const shelfNo = copy.shelf || range?.shelf || '';
    return { barcode: copy.barcode, shelfNo, plan: stands ? planOf(stands) : null };
  });
});

interface Copy extends ShelvedCopy {
  readonly barcode: string;
  /** The shelf that the item itself names; may be empty. */
  readonly shelf: string;
}

async function copiesOfRecord(
  deps: Deps,
  { tenant }: CallContext,
  recordId: string,
  barcodes: ReadonlySet<string>,
): Promise<readonly Copy[]> {
  const record = await findBib(deps.db, tenant.id, recordId);
  if (!record) return [];
  const { value } = await itemsOfBib(deps, tenant, record.id);
  return value.filter(({ barcode }) => barcodes.has(barcode));
}

function sameShelf(ranges: readonly ShelfRange[], copy: Copy): ShelfRange | undefined {
  return ranges.find(
    ({ libraryCode, locationCode, shelf }) =>
      shelf === copy.shelf && locationCode === copy.locationCode && libraryCode === copy.libraryCode,
  );
}

async function plansOf(
  { db }: Pick<Deps, 'db'>,
  { tenant, language }: CallContext,
  ranges: readonly ShelfRange[],
) {
  const plans = ranges.some(({ planCode }) => planCode !== '') ? await listPlans(db, tenant.id) : [];
  const known = new Map(plans.map((plan) => [plan.code, plan]));
  return ({ planCode, shapeId }: ShelfRange) => {
    const plan = known.get(planCode);
    if (!plan) return null;
    const path = `/${encodeURIComponent(tenant.mappingPath)}/plans/${encodeURIComponent(plan.code)}.svg`;
    const query = new URLSearchParams({ shelf: shapeId, v: plan.updatedAt });
    return {
      name: nameIn(plan.names, language, tenant.settings.public.defaultLanguage) || plan.code,
      address: `${path}?${query.toString()}`,
    };
  };
}
