import { movesFrom } from '@lectern/rules/requests/request-ways';
import type { Move } from '@lectern/rules/requests/way';
import { later } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import { pageByKey } from '../../../../platform/jobs/page-by-key.ts';
import { tryEach } from '../../../../platform/jobs/try-each.ts';
import { forEachTenant, type TenantLoopDeps } from '../../../../platform/tenants/faults/for-each-tenant.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { bibChanged } from '../../../collection/catalogue/bib-changed.ts';
import { requestClockJob } from '../jobs.ts';
import { type LocalContext, localContext } from '../local-context.ts';
import type { RequestTable } from '../store/request-tables.ts';
import { clockLooksAt, periodEnd } from './clock-looks-at.ts';
import { lockQueue } from './lock-queue.ts';
import { moveRequest, type SeenRequest } from './move-request.ts';
import { seenRequests } from './request-store.ts';
import { serveFromShelf } from './serve-from-shelf.ts';

type ClockDeps = Pick<Deps, 'db' | 'clock' | 'events'>;

/** The shortest period is some minutes (of a re-lending that waits to be confirmed). */
const EVERY_SECONDS = 60;
const AT_ONCE = 200;

/** Looks at the requests whose time may have come, all over again every minute. */
export function requestClock(deps: ClockDeps & TenantLoopDeps): JobHandler {
  return handleJob(requestClockJob, {
    recurring: true,
    async run(_job, signal) {
      await moveDueRequests(deps, signal);
      return { again: later(deps.clock.now(), EVERY_SECONDS) };
    },
  });
}

/** Moves the due requests of all libraries. Libraries that are off the air are left alone. */
export async function moveDueRequests(deps: ClockDeps & TenantLoopDeps, signal?: AbortSignal): Promise<void> {
  await forEachTenant(
    deps,
    requestClockJob.kind,
    (tenant) => moveDueRequestsOf(deps, tenant, signal),
    signal,
  );
}

/** Moves each request of a library whose period is over, in a transaction of its own. */
export async function moveDueRequestsOf(
  deps: ClockDeps,
  tenant: Tenant,
  signal?: AbortSignal,
): Promise<void> {
  const due = pageByKey(
    (after: DueRequest | undefined, limit) => listDue(deps, tenant.id, after, limit),
    AT_ONCE,
  );
  await tryEach(due, (request) => lookAt(deps, tenant, request), signal);
}

type DueRequest = Pick<RequestTable, 'id' | 'bib_id' | 'moves_at'>;

function listDue(
  { db, clock }: ClockDeps,
  tenantId: string,
  after: DueRequest | undefined,
  limit: number,
): Promise<DueRequest[]> {
  return db
    .selectFrom('request')
    .select(['id', 'bib_id', 'moves_at'])
    .where('tenant_id', '=', tenantId)
    .where('moves_at', '<=', clock.now().toISOString())
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('moves_at', 'id'), '>', tuple(after?.moves_at ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('moves_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

async function lookAt(
  deps: ClockDeps,
  tenant: Tenant,
  { id, bib_id }: Pick<SeenRequest, 'id' | 'bib_id'>,
): Promise<void> {
  const context = localContext(deps, { id: tenant.id, policy: tenant.settings.policy });
  await inTransaction(deps.db, async (tx) => {
    await lockQueue(tx, tenant.id, bib_id);
    const request = await seenRequests(tx, tenant.id)
      .where('request.id', '=', id)
      .where('request.moves_at', '<=', context.now)
      .executeTakeFirst();
    if (!request) return;
    const move = dueMove(context, request);
    if (move) {
      await moveRequest(tx, context, request, { move, mover: 'clock' });
      // A copy that was set aside may be free again.
      await serveFromShelf(tx, context, request.bib_id);
      const changed = { tenantId: tenant.id, subjectIds: [request.bib_id], now: context.now };
      await deps.events.send(tx, bibChanged, changed);
    } else await lookAgain(tx, tenant.id, id, clockLooksAt(context, request));
  });
}

/** The move of the clock whose period is over. */
function dueMove(context: LocalContext, request: SeenRequest): Move | undefined {
  return movesFrom(request.kind, request.step).find(({ after }) => {
    const end = after && periodEnd(context, request, after);
    return end !== undefined && end <= context.now;
  });
}

/** The time has not come, for example because the library changed its time zone. */
async function lookAgain(tx: Tx, tenantId: string, id: string, at: string | null): Promise<void> {
  await tx
    .updateTable('request')
    .set({ moves_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
