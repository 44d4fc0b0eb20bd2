import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { UNIT_CONTENT_KINDS, type UnitContentKind } from '@lectern/contracts/resources/units/unit';
import type { Deps } from '../../../platform/deps.ts';
import type { UnitReader, UnitScope } from '../../../platform/unit-contents.ts';

export interface CountedContent {
  readonly kind: UnitContentKind;
  readonly count: number;
}

/** What one unit has, in the order of the tabs; kinds that cannot be counted now are left out. */
export async function countContents(
  deps: Deps,
  reader: UnitReader,
  unit: UnitScope,
): Promise<CountedContent[]> {
  const counted = await Promise.all(
    (await deps.unitContents()).map(async (contents) => {
      const page = await contents.page(deps, reader, unit, { offset: 0, limit: 0 });
      return { kind: contents.kind, count: isRefusal(page) ? 0 : page.total };
    }),
  );
  return inOrder(counted);
}

/** What each of the units has, without kinds that take a search. */
export async function countEach(
  deps: Deps,
  reader: UnitReader,
  units: readonly UnitScope[],
): Promise<(unitId: string) => CountedContent[]> {
  const all = await deps.unitContents();
  const counted = await Promise.all(
    all.flatMap(({ kind, count }) =>
      count ? [count(deps, reader, units).then((counts) => ({ kind, counts }))] : [],
    ),
  );
  return (unitId) => inOrder(counted.map(({ kind, counts }) => ({ kind, count: counts.get(unitId) ?? 0 })));
}

function inOrder(counted: readonly CountedContent[]): CountedContent[] {
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => UNIT_CONTENT_KINDS.indexOf(one.kind) - UNIT_CONTENT_KINDS.indexOf(other.kind));
}
