import type { PointEvent } from '@lectern/contracts/shelf/points/fields';
import { toBit } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export interface PointRule {
  readonly event: PointEvent;
  readonly points: number;
  readonly timesADay: number | null;
}

/** How points are earned and spent at a library. */
export interface PointTerms {
  readonly rules: readonly PointRule[];
  readonly validDays: number | null;
  readonly pays: boolean;
  readonly minorUnitsPerPoint: number;
  readonly leastPoints: number;
  readonly mostPointsADay: number | null;
}

/** For a library that has set none: nothing gives points, and they pay nothing. */
const NO_TERMS: PointTerms = {
  rules: [],
  validDays: 365,
  pays: false,
  minorUnitsPerPoint: 1,
  leastPoints: 1,
  mostPointsADay: null,
};

export async function readTerms(db: Db, tenantId: string): Promise<PointTerms> {
  const row = await db
    .selectFrom('point_terms')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (!row) return NO_TERMS;
  const rules = await db
    .selectFrom('point_rule')
    .select(['event', 'points', 'times_a_day as timesADay'])
    .where('tenant_id', '=', tenantId)
    .orderBy('event')
    .execute();
  return {
    rules,
    validDays: row.valid_days,
    pays: row.pays === 1,
    minorUnitsPerPoint: row.minor_units,
    leastPoints: row.least_points,
    mostPointsADay: row.most_a_day,
  };
}

export async function putTerms(tx: Tx, tenantId: string, terms: PointTerms): Promise<void> {
  const row = {
    valid_days: terms.validDays,
    pays: toBit(terms.pays),
    minor_units: terms.minorUnitsPerPoint,
    least_points: terms.leastPoints,
    most_a_day: terms.mostPointsADay,
  };
  await tx
    .insertInto('point_terms')
    .values({ tenant_id: tenantId, ...row })
    .onConflict((same) => same.columns(['tenant_id']).doUpdateSet(row))
    .execute();
  await tx.deleteFrom('point_rule').where('tenant_id', '=', tenantId).execute();
  if (terms.rules.length === 0) return;
  await tx
    .insertInto('point_rule')
    .values(
      terms.rules.map(({ event, points, timesADay }) => ({
        tenant_id: tenantId,
        event,
        points,
        times_a_day: timesADay,
      })),
    )
    .execute();
}
