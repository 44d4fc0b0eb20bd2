import type { NoticeWay } from '@lectern/rules/requests/notice-ways';
import { QUEUE_STEP, stepsOfStatus } from '@lectern/rules/requests/step-sets';
import type { RequestKind, RequestStatus } from '@lectern/rules/requests/steps';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import type { DeliveryAddress } from '../../../../ports/ils/ils-placing.ts';
import type { IlsRequest, IlsRequestMove, RequestFilter } from '../../../../ports/ils/ils-requests.ts';
import { type QueueContext, readQueue, requestsBefore } from '../store/queue.ts';
import { editionsOfRequests } from '../store/request-editions.ts';
import { isInSteps } from './is-in-steps.ts';
import { objectionFacts, objectionTo } from './objection-facts.ts';

/** A page of a patron's requests: what is open first, then the newest. */
export async function listOwnRequests(
  db: Db,
  context: QueueContext,
  patronId: string,
  { status, kind, offset, limit }: RequestFilter,
): Promise<{ total: number; requests: IlsRequest[] }> {
  const { tenantId } = context;
  const counted = db
    .selectFrom('request')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('request.tenant_id', '=', tenantId)
    .where('request.patron_id', '=', patronId)
    .where((eb) => matches(eb, status, kind));
  const page = ownRows(db, tenantId, patronId)
    .where((eb) => matches(eb, status, kind))
    .orderBy((eb) => eb.case().when('request.ended_at', 'is', null).then(0).else(1).end())
    .orderBy('request.id', 'desc')
    .offset(offset)
    .limit(limit);
  const [{ total }, rows] = await Promise.all([counted.executeTakeFirstOrThrow(), page.execute()]);
  return { total: Number(total), requests: await toIlsRequests(db, context, rows) };
}

/** One request of a patron; undefined if the patron has no such request. */
export async function findOwnRequest(
  db: Db,
  context: QueueContext,
  patronId: string,
  requestId: string,
): Promise<IlsRequest | undefined> {
  const rows = await ownRows(db, context.tenantId, patronId).where('request.id', '=', requestId).execute();
  const [request] = await toIlsRequests(db, context, rows);
  return request;
}

/** What happened to a request, the first first. */
export async function listMovesOf(
  db: Db,
  tenantId: string,
  requestId: string,
): Promise<readonly IlsRequestMove[]> {
  return db
    .selectFrom('request_move')
    .select(['move', 'step', 'mover', 'note', 'moved_at as movedAt'])
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
}

function ownRows(db: Db, tenantId: string, patronId: string) {
  return db
    .selectFrom('request')
    .innerJoin('bib', 'bib.id', 'request.bib_id')
    .leftJoin('item', 'item.id', 'request.item_id')
    .select(['request.id', 'request.number', 'request.kind', 'request.step', 'request.bib_id'])
    .select(['request.volume', 'request.pickup_library', 'request.placed_at', 'request.step_since'])
    .select(['request.kept_until', 'request.wanted_until', 'request.suspended_until', 'request.moves_at'])
    .select(['request.contact', 'request.notify_by', 'request.comments', 'request.address'])
    .select(['bib.title', 'bib.author', 'item.barcode', 'item.call_number'])
    .select(['request.patron_id', 'request.wanted_item_id', 'request.priority'])
    .select((eb) => objectionTo(eb, tenantId))
    .where('request.tenant_id', '=', tenantId)
    .where('request.patron_id', '=', patronId);
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof ownRows>['execute']>>[number];

function matches(
  eb: ExpressionBuilder<Schema, 'request'>,
  status: RequestStatus | undefined,
  kind: RequestKind | undefined,
): ExpressionWrapper<Schema, 'request', SqlBool> {
  return eb.and([
    ...(status === undefined ? [] : [isInSteps(eb, stepsOfStatus(status))]),
    ...(kind === undefined ? [] : [eb('request.kind', '=', kind)]),
  ]);
}

/** With the places in the queues, which are read at once. */
async function toIlsRequests(db: Db, context: QueueContext, rows: readonly OwnRow[]): Promise<IlsRequest[]> {
  const editions = await editionsOfRequests(
    db,
    context.tenantId,
    rows.map(({ id }) => id),
  );
  const bibsOf = ({ id, bib_id }: OwnRow) => editions.get(id) ?? [bib_id];
  const waiting = rows.filter(({ step }) => step === QUEUE_STEP);
  const queue = await readQueue(db, context, waiting.flatMap(bibsOf));
  // In several queues, the shortest way to a copy is what counts.
  const before = (row: OwnRow) =>
    Math.min(...bibsOf(row).map((bib_id) => requestsBefore(queue, { ...row, bib_id }).length));
  return rows.map((row) => ({
    ...toIlsRequest(row),
    otherBibIds: bibsOf(row).filter((bibId) => bibId !== row.bib_id),
    ...(row.step === QUEUE_STEP && { readersBefore: before(row) }),
  }));
}

function toIlsRequest(row: OwnRow): IlsRequest {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    step: row.step,
    bibId: row.bib_id,
    title: row.title,
    author: row.author,
    volume: row.volume,
    pickupLibrary: row.pickup_library,
    placedAt: row.placed_at,
    stepSince: row.step_since,
    keptUntil: row.kept_until,
    wantedUntil: row.wanted_until,
    suspendedUntil: row.suspended_until,
    movesAt: row.moves_at,
    ...objectionFacts(row),
    barcode: row.barcode ?? '',
    callNumber: row.call_number ?? '',
    contact: row.contact,
    noticeWays: fromJson<NoticeWay[]>(row.notify_by),
    comments: row.comments,
    address: row.address === null ? null : fromJson<DeliveryAddress>(row.address),
  };
}
