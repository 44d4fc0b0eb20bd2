import { later } from '../../../../platform/clock.ts';
import { toJson } from '../../../../platform/db/codecs.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import type { OaiAnswer } from '../../../../platform/oai/read-oai-answer.ts';
import type { OaiQuestion } from '../../../../ports/harvest/harvest-port.ts';
import { lockRepository } from '../../repository/put-object.ts';
import { isHome } from '../../repository/put-objects.ts';
import { harvestJob } from '../jobs.ts';
import type { Home } from '../mapping/object-of-thing.ts';
import { changeRun, findRun } from '../store/run-store.ts';
import { findSource } from '../store/source-store.ts';
import type { HarvestRunTable, HarvestSourceTable } from '../tables.ts';
import { type Asked, askRepository } from './ask-repository.ts';
import { finishRun } from './finish-run.ts';
import { type ReadRecord, readRecord } from './read-record.ts';
import { takeRecords } from './take-records.ts';
import { afterAnswer } from './watch-loop.ts';

export type HarvestDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'repositories'>;

/** Failed asks in a row, the last of them some hours behind the first. */
const MOST_ATTEMPTS = 8;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 6 * 3600;
/** A token that is refused begins the list anew: what came is the same then and costs little. */
const MOST_RESTARTS = 3;

/** Where a run is after one ask: it goes on at once, waits until an instant, or is over. */
type Step = 'on' | { readonly until: string } | 'over';

/**
 * Asks a repository for its records until its list ends. Each answer is one transaction with the token behind it, so a process that ends
 * loses nothing: the next one goes on with this token.
 */
export function runHarvests(deps: HarvestDeps): JobHandler {
  return handleJob(harvestJob, {
    async run({ tenantId = '', payload: { runId } }, signal) {
      for (;;) {
        signal.throwIfAborted();
        const run = await findRun(deps.db, tenantId, runId);
        const source = run && (await findSource(deps.db, tenantId, run.source_id));
        if (!source || (run.state !== 'waiting' && run.state !== 'running')) return undefined;
        const step = await stepOf(deps, source, run);
        if (step === 'over') return undefined;
        if (step !== 'on') return { again: step.until };
      }
    },
  });
}

async function stepOf(deps: HarvestDeps, source: HarvestSourceTable, run: HarvestRunTable): Promise<Step> {
  if (run.is_stopping === 1) return end(deps, run, { state: 'stopped' });
  if (run.state === 'waiting') await changeRun(deps.db, run, { state: 'running', next_at: '' });
  if (run.granularity === '') return introduce(deps, source, run);
  const home: Home = {
    collectionId: source.collection_id,
    policyId: source.policy_id,
    kind: source.kind,
    isOpen: source.is_open === 1,
  };
  const asked = await askRepository(
    deps,
    { tenantId: run.tenant_id, address: source.address },
    questionOf(source, run),
    (record): ReadRecord => readRecord(record, home),
  );
  switch (asked.what) {
    case 'answer':
      return takeAnswer(deps, source, run, asked.answer);
    case 'none':
      return finishRun(deps, source, run);
    case 'expired':
      if (run.token === '' || run.restarts >= MOST_RESTARTS)
        return end(deps, run, { state: 'failed', fault: 'TOKEN' });
      await changeRun(deps.db, run, { token: '', mark: '', restarts: run.restarts + 1 });
      return 'on';
    default:
      return failed(deps, run, asked);
  }
}

/** The first question is what the repository is: how it writes dates is needed for all others. */
async function introduce(deps: HarvestDeps, source: HarvestSourceTable, run: HarvestRunTable): Promise<Step> {
  const place = { tenantId: run.tenant_id, address: source.address };
  const asked = await askRepository(deps, place, { verb: 'Identify' }, () => undefined);
  if (asked.what === 'again' || asked.what === 'over') return failed(deps, run, asked);
  const said = asked.what === 'answer' ? asked.answer.granularity : '';
  await changeRun(deps.db, run, { granularity: said || 'YYYY-MM-DD', attempts: 0 });
  return 'on';
}

function questionOf(
  { prefix, set_spec }: HarvestSourceTable,
  { token, from_date, granularity }: HarvestRunTable,
): OaiQuestion {
  if (token !== '') return { verb: 'ListRecords', resumptionToken: token };
  // It may have been another granularity when the last run ended.
  const from = granularity.length > 'YYYY-MM-DD'.length ? from_date : from_date.slice(0, 'YYYY-MM-DD'.length);
  return {
    verb: 'ListRecords',
    metadataPrefix: prefix,
    ...(set_spec !== '' && { set: set_spec }),
    ...(from !== '' && { from }),
  };
}

async function takeAnswer(
  deps: HarvestDeps,
  source: HarvestSourceTable,
  run: HarvestRunTable,
  { records, token, total, responseDate }: OaiAnswer<ReadRecord>,
): Promise<Step> {
  const memory = afterAnswer(
    run,
    records.map(({ identifier }) => identifier),
  );
  if (memory === 'loop') return end(deps, run, { state: 'failed', fault: 'LOOP' });
  const now = deps.clock.now().toISOString();
  const taken = await inTransaction(deps.db, async (tx) => {
    await lockRepository(tx, run.tenant_id);
    const home = { collectionId: source.collection_id, policyId: source.policy_id };
    if (!(await isHome(tx, run.tenant_id, home))) return undefined;
    const counts = await takeRecords(deps, tx, source, run, records, now);
    const change = {
      ...memory,
      token,
      counts: toJson(counts),
      total: total || run.total,
      response_date: run.response_date || responseDate,
      attempts: 0,
      fault: '',
      message: '',
    } as const;
    await changeRun(tx, run, change);
    return { ...run, ...change };
  });
  if (!taken) return end(deps, run, { state: 'failed', fault: 'PLACE' });
  return token === '' ? finishRun(deps, source, taken) : 'on';
}

async function failed(
  deps: HarvestDeps,
  run: HarvestRunTable,
  asked: Extract<Asked<unknown>, { what: 'again' | 'over' }>,
): Promise<Step> {
  const { fault, message } = asked;
  const attempts = run.attempts + 1;
  if (asked.what === 'over' || attempts >= MOST_ATTEMPTS)
    return end(deps, run, { state: 'failed', fault, message });
  const wait = Math.min(asked.wait ?? FIRST_WAIT_SECONDS * 3 ** run.attempts, LONGEST_WAIT_SECONDS);
  const until = later(deps.clock.now(), wait);
  await changeRun(deps.db, run, { state: 'waiting', attempts, fault, message, next_at: until });
  return { until };
}

async function end(
  { db, clock }: HarvestDeps,
  run: HarvestRunTable,
  change: Partial<Pick<HarvestRunTable, 'state' | 'fault' | 'message'>>,
): Promise<Step> {
  await changeRun(db, run, { ...change, is_stopping: 0, next_at: '', ended_at: clock.now().toISOString() });
  return 'over';
}
