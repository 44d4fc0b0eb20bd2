import type { Names } from '@lectern/contracts/kernel/languages';
import type { CallNumberScheme } from '@lectern/search/analysis/call-number';
import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { ShelfRange } from './shelf-range.ts';

/** The ranges of some shelving locations, in their order. */
export async function listShelfRanges(
  db: Db,
  tenantId: string,
  locationCodes: readonly string[],
): Promise<ShelfRange[]> {
  if (locationCodes.length === 0) return [];
  const rows = await db
    .selectFrom('shelf_range')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('location_code', 'in', [...new Set(locationCodes)])
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    libraryCode: row.library_code,
    locationCode: row.location_code,
    shelf: row.shelf,
    scheme: row.scheme as CallNumberScheme | '',
    first: row.first_number,
    last: row.last_number,
    planCode: row.plan_code,
    shapeId: row.shape_id,
  }));
}

/** Replaces the ranges of the shelving locations that the new ones are of. */
export async function putShelfRanges(tx: Tx, tenantId: string, ranges: readonly ShelfRange[]): Promise<void> {
  const places = new Map(ranges.map((range) => [`${range.libraryCode}|${range.locationCode}`, range]));
  for (const { libraryCode, locationCode } of places.values())
    await tx
      .deleteFrom('shelf_range')
      .where('tenant_id', '=', tenantId)
      .where('library_code', '=', libraryCode)
      .where('location_code', '=', locationCode)
      .execute();
  await insertRows(
    tx,
    'shelf_range',
    ranges.map((range, position) => ({
      tenant_id: tenantId,
      id: newId(),
      library_code: range.libraryCode,
      location_code: range.locationCode,
      shelf: range.shelf,
      scheme: range.scheme,
      first_number: range.first,
      last_number: range.last,
      plan_code: range.planCode,
      shape_id: range.shapeId,
      position,
    })),
  );
}

export interface StoredPlan {
  readonly code: string;
  readonly names: Names;
  /** As writeFloorPlan made it. */
  readonly svg: string;
  readonly updatedAt: string;
}

export async function findPlan(db: Db, tenantId: string, code: string): Promise<StoredPlan | undefined> {
  const row = await db
    .selectFrom('floor_plan')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .executeTakeFirst();
  return (
    row && { code: row.code, names: fromJson<Names>(row.names), svg: row.svg, updatedAt: row.updated_at }
  );
}

/** Names and times of change of plans, without their drawings. */
export async function listPlans(db: Db, tenantId: string): Promise<Omit<StoredPlan, 'svg'>[]> {
  const rows = await db
    .selectFrom('floor_plan')
    .select(['code', 'names', 'updated_at'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return rows.map(({ code, names, updated_at }) => ({
    code,
    names: fromJson<Names>(names),
    updatedAt: updated_at,
  }));
}

/** Replaces the plan with the same code. */
export async function putPlan(db: Db, tenantId: string, plan: StoredPlan): Promise<void> {
  const drawing = { names: toJson(plan.names), svg: plan.svg, updated_at: plan.updatedAt };
  await db
    .insertInto('floor_plan')
    .values({ tenant_id: tenantId, code: plan.code, ...drawing })
    .onConflict((same) => same.columns(['tenant_id', 'code']).doUpdateSet(drawing))
    .execute();
}
