import type { Names } from '@lectern/contracts/kernel/languages';
import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { OpeningException, OpeningHours } from './opening-hours.ts';
import { formatSpans, type OpeningSpan, parseSpans } from './opening-spans.ts';

/** The tenant's weeks, and its exceptions from a day on, up to another one if it is given. */
export async function readOpeningHours(
  db: Db,
  tenantId: string,
  from: string,
  to?: string,
): Promise<OpeningHours> {
  const week = await db
    .selectFrom('opening_week')
    .select(['library_code', 'weekday', 'hours'])
    .where('tenant_id', '=', tenantId)
    .execute();
  const exceptions = await db
    .selectFrom('opening_exception')
    .select(['library_code', 'day', 'hours', 'names'])
    .where('tenant_id', '=', tenantId)
    .where('day', '>=', from)
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
    .orderBy('day')
    .execute();
  const weeks = new Map<string, Map<number, readonly OpeningSpan[]>>();
  for (const { library_code, weekday, hours } of week)
    weeks.set(library_code, (weeks.get(library_code) ?? new Map()).set(weekday, parseSpans(hours)));
  return {
    weeks,
    exceptions: exceptions.map(({ library_code, day, hours, names }) => ({
      libraryCode: library_code,
      day,
      spans: parseSpans(hours),
      names: fromJson<Names>(names),
    })),
  };
}

/** Replaces the week of a library. */
export async function putWeek(
  tx: Tx,
  tenantId: string,
  libraryCode: string,
  week: ReadonlyMap<number, readonly OpeningSpan[]>,
): Promise<void> {
  await tx
    .deleteFrom('opening_week')
    .where('tenant_id', '=', tenantId)
    .where('library_code', '=', libraryCode)
    .execute();
  const place = { tenant_id: tenantId, library_code: libraryCode };
  const rows = [...week].map(([weekday, spans]) => ({ ...place, weekday, hours: formatSpans(spans) }));
  if (rows.length > 0) await tx.insertInto('opening_week').values(rows).execute();
}

/** Replaces what is stored for the day. */
export async function putException(tx: Tx, tenantId: string, exception: OpeningException): Promise<void> {
  await removeException(tx, tenantId, exception.libraryCode, exception.day);
  await tx
    .insertInto('opening_exception')
    .values({
      tenant_id: tenantId,
      library_code: exception.libraryCode,
      day: exception.day,
      hours: formatSpans(exception.spans),
      names: toJson(exception.names),
    })
    .execute();
}

/** The day has the hours of its weekday again. */
export async function removeException(
  tx: Tx,
  tenantId: string,
  libraryCode: string,
  day: string,
): Promise<void> {
  await tx
    .deleteFrom('opening_exception')
    .where('tenant_id', '=', tenantId)
    .where('library_code', '=', libraryCode)
    .where('day', '=', day)
    .execute();
}
