import type { NoticeWay } from '@lectern/rules/requests/notice-ways';
import { movesFrom, stepsOf } from '@lectern/rules/requests/request-ways';
import { KEPT_STEPS } from '@lectern/rules/requests/step-sets';
import type { RequestStep } from '@lectern/rules/requests/steps';
import type { Telling } from '@lectern/rules/requests/way';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { RequestNews } from '../../../../ports/ils/ils-news.ts';
import type { RequestMoveTable } from '../store/request-tables.ts';

/** Whom each of these moves tells what, as the table of ways says. */
export async function newsOfMoves(
  db: Db,
  tenantId: string,
  moveIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RequestNews[]>> {
  const moves = await requestRows(db, tenantId)
    .innerJoin('request_move as made', 'made.request_id', 'request.id')
    .select(['made.id as move_id', 'made.move', 'made.step', 'made.note'])
    .where('made.tenant_id', '=', tenantId)
    .where('made.id', 'in', [...moveIds])
    .execute();
  if (moves.length === 0) return new Map();
  const earlier = await listMoves(
    db,
    tenantId,
    moves.map(({ id }) => id),
  );
  return new Map(
    moves.map((row) => {
      const before = earlier.findLast(({ request_id, id }) => request_id === row.id && id < row.move_id);
      const tellings = tellingsOf(row, before?.step);
      return [row.move_id, tellings.flatMap(({ whom, what }) => toNews(row, whom, what, row.note))];
    }),
  );
}

/** What the holders of these re-lendings are asked for. */
export async function newsOfAsked(
  db: Db,
  tenantId: string,
  requestIds: readonly string[],
): Promise<readonly RequestNews[]> {
  const rows = await requestRows(db, tenantId)
    .where('request.id', 'in', [...requestIds])
    .execute();
  return rows.flatMap((row) => toNews(row, 'holder', 'asked', ''));
}

/** The readers whose copies are kept until this day. */
export async function newsOfLastDay(db: Db, tenantId: string, day: string): Promise<readonly RequestNews[]> {
  const rows = await requestRows(db, tenantId)
    .where('request.step', 'in', KEPT_STEPS)
    .where('request.kept_until', '=', day)
    .execute();
  return rows.flatMap((row) => toNews(row, 'reader', 'expiring', ''));
}

/** Requests as news need them. */
export function requestRows(db: Db, tenantId: string) {
  return db
    .selectFrom('request')
    .innerJoin('bib', 'bib.id', 'request.bib_id')
    .select(['request.id', 'request.kind', 'request.patron_id', 'request.holder_id'])
    .select(['request.bib_id', 'bib.title'])
    .select(['request.pickup_library', 'request.kept_until', 'request.notify_by'])
    .where('request.tenant_id', '=', tenantId);
}

type RequestRow = Awaited<ReturnType<ReturnType<typeof requestRows>['execute']>>[number];

async function listMoves(db: Db, tenantId: string, requestIds: readonly string[]) {
  return db
    .selectFrom('request_move')
    .select(['id', 'request_id', 'step'])
    .where('tenant_id', '=', tenantId)
    .where('request_id', 'in', [...requestIds])
    .orderBy('id')
    .execute();
}

/** The step before is not known of requests that are older than their timeline: then any step does that has the move. */
function tellingsOf(
  { kind, move, step }: Pick<RequestRow, 'kind'> & Pick<RequestMoveTable, 'move' | 'step'>,
  before: RequestStep | undefined,
): readonly Telling[] {
  const made = (before ? [before] : stepsOf(kind))
    .flatMap((from) => movesFrom(kind, from))
    .find(({ name, to }) => name === move && to === step);
  return made?.tells ?? [];
}

/** The news for one of the two readers of a request; none if nobody is that. */
export function toNews(
  row: RequestRow,
  whom: Telling['whom'],
  what: RequestNews['what'],
  reason: string,
): RequestNews[] {
  const patronId = whom === 'reader' ? row.patron_id : row.holder_id;
  // Nobody: no holder is named, or the reader was taken out of an old request.
  if (!patronId) return [];
  return [
    {
      patronId,
      what,
      requestId: row.id,
      bibId: row.bib_id,
      title: row.title,
      pickupLibrary: row.pickup_library,
      keptUntil: row.kept_until,
      reason,
      ways: whom === 'reader' ? fromJson<readonly NoticeWay[]>(row.notify_by) : [],
    },
  ];
}
