import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { COUNTER_REPORTS, type CounterReport } from '@lectern/contracts/resources/usage/counter';
import type { testUsageProvider } from '@lectern/contracts/resources/usage/test-usage-provider';
import { exceptionsIn, fieldsOf } from '../../../../platform/counter/exceptions.ts';
import { MOST_DEPTH } from '../../../../platform/counter/limits.ts';
import { reportOf } from '../../../../platform/counter/values.ts';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { ReportAnswer } from '../../../../ports/usage-reports/usage-reports-port.ts';
import type { UsageProviderTable } from '../tables.ts';
import { type AskOutcome, ofConnection, ofExceptions, ofStatus } from './ask-outcome.ts';
import { serviceOf } from './ask-provider.ts';

type Tried = OutputOf<typeof testUsageProvider.output>;

/** Asks a provider for the list of its reports; keeps nothing. */
export async function tryProvider(
  { usageReports }: Pick<Deps, 'usageReports'>,
  provider: UsageProviderTable,
  key: string,
): Promise<Tried> {
  let answer: ReportAnswer;
  try {
    answer = await usageReports.reportList(provider.tenant_id, serviceOf(provider, key));
  } catch (error) {
    if (error instanceof OutsideError) return failed(ofConnection(error));
    throw error;
  }
  const text = answer.body.toString('utf8');
  const list = isShallow(text) ? parsed(text) : undefined;
  const exceptions = exceptionsIn(list);
  if (exceptions.length > 0) return failed(ofExceptions(exceptions));
  const bad = ofStatus(answer.status);
  if (bad) return failed(bad);
  const outcome = text.trimStart().startsWith('<') ? 'HTML' : 'BROKEN';
  if (!Array.isArray(list)) return failed({ state: 'stopped', outcome, code: 0, message: '' });
  const has = new Set(list.map((one: unknown) => reportOf(fieldsOf(one)?.report_id)));
  const wanted = fromJson<CounterReport[]>(provider.reports);
  return {
    outcome: 'DONE',
    code: 0,
    message: '',
    reports: COUNTER_REPORTS.filter((report) => has.has(report)),
    missing: wanted.filter((report) => !has.has(report)),
  };
}

function failed({
  outcome,
  code,
  message,
}: Pick<AskOutcome, 'outcome' | 'code' | 'message' | 'state'>): Tried {
  return { outcome, code, message, reports: [], missing: [] };
}

/** No list of reports opens so many objects and lists in each other; brackets in texts count too. */
function isShallow(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > MOST_DEPTH) return false;
  }
  return true;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
