import type { CounterHead } from '../../../../platform/counter/counter-use.ts';
import { readCounterFile } from '../../../../platform/counter/read-counter-file.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { ReportAnswer, ReportService } from '../../../../ports/usage-reports/usage-reports-port.ts';
import type { LoadOutcome } from '../load/load-outcome.ts';
import { loadReport, newOutcome } from '../load/load-report.ts';
import { changeLoad, deleteLoad, insertLoad } from '../store/load-store.ts';
import type { UsageLoadTable, UsageProviderTable } from '../tables.ts';
import { type AskOutcome, ofConnection, ofLoad } from './ask-outcome.ts';
import type { MissingMonth } from './missing-months.ts';

export type AskDeps = Pick<Deps, 'db' | 'clock' | 'usageReports'>;

/** What a provider is asked with. */
export function serviceOf(provider: UsageProviderTable, key: string): ReportService {
  const { address, release, customer_id: customerId, requestor_id: requestorId, platform } = provider;
  return { address, release, customerId, requestorId, platform, key };
}

/** Asks for one month of a report, and takes it. Answers without a report leave no row among the imports. */
export async function askProvider(
  deps: AskDeps,
  provider: UsageProviderTable,
  key: string,
  wanted: Pick<MissingMonth, 'report' | 'month'>,
  signal: AbortSignal,
): Promise<AskOutcome> {
  let answer: ReportAnswer;
  try {
    answer = await deps.usageReports.report(provider.tenant_id, serviceOf(provider, key), wanted);
  } catch (error) {
    if (error instanceof OutsideError) return ofConnection(error);
    throw error;
  }
  signal.throwIfAborted();
  const outcome = await take(deps, provider, wanted, answer, signal);
  return ofLoad(outcome, answer.status, answer.retryAfter);
}

async function take(
  { db, clock }: AskDeps,
  provider: UsageProviderTable,
  wanted: Pick<MissingMonth, 'report' | 'month'>,
  answer: ReportAnswer,
  signal: AbortSignal,
): Promise<LoadOutcome> {
  const one: UsageLoadTable = {
    id: newId(),
    tenant_id: provider.tenant_id,
    staff_id: '',
    provider_id: provider.id,
    state: 'running',
    is_check: 0,
    file_name: `${wanted.report} ${wanted.month}`,
    stored_name: '',
    encoding: '',
    outcome: newOutcome(),
    started_at: clock.now().toISOString(),
    ended_at: '',
  };
  await insertLoad(db, one);
  const outcome = await loadReport(
    { db, clock },
    one,
    (reader) => readCounterFile(pieces(answer.body), reader),
    signal,
    (head) => mismatch(head, provider, wanted),
  );
  // That there is no usage yet is told by the provider's row alone.
  if (outcome.refusal === 'EXCEPTION') {
    await deleteLoad(db, one);
    return outcome;
  }
  const state = outcome.refusal === '' ? 'done' : 'refused';
  await changeLoad(db, one, { state, outcome, ended_at: clock.now().toISOString() });
  return outcome;
}

async function* pieces(body: Buffer): AsyncGenerator<Uint8Array> {
  if (body.length > 0) yield body;
}

/** Why a report is not the one that was asked for: of another library, another kind or another time. */
function mismatch(
  { report, release, customerId, from, to }: CounterHead,
  provider: UsageProviderTable,
  wanted: Pick<MissingMonth, 'report' | 'month'>,
): Pick<LoadOutcome, 'refusal' | 'refusedValue'> | undefined {
  if (report !== wanted.report) return { refusal: 'OTHER_REPORT', refusedValue: report };
  if (release !== provider.release) return { refusal: 'OTHER_RELEASE', refusedValue: release };
  if (customerId !== '' && customerId.toLowerCase() !== provider.customer_id.toLowerCase())
    return { refusal: 'OTHER_CUSTOMER', refusedValue: customerId };
  if (from !== wanted.month || to !== wanted.month)
    return { refusal: 'OTHER_MONTH', refusedValue: from === to ? from : `${from} ${to}` };
  return undefined;
}
