import type { CounterReport } from '@lectern/contracts/resources/usage/counter';
import { secondsToWait } from '../../platform/outside/ask-again.ts';
import { createEndpointRules, isPlainAddress } from '../../platform/outside/configured-endpoint.ts';
import type { SendOutside } from '../../platform/outside/send-outside.ts';
import { createTurns } from '../../platform/outside/turns.ts';
import type { ReportAnswer, ReportService, UsageReports } from './usage-reports-port.ts';

/** Reports of large providers take minutes to make; a month of one is a few megabytes. */
const REPORT = { timeoutMs: 180_000, maxBytes: 48 * 1024 * 1024 };
const LIST = { timeoutMs: 20_000, maxBytes: 1024 * 1024 };
/** One request to a service at a time. */
const [MOST_RUNNING, MOST_WAITING] = [1, 20];

/** What parts of a master report are shown apart: without them machines would be counted with people. */
const SHOWN: Partial<Record<CounterReport, string>> = {
  TR: 'Access_Type|Access_Method',
  IR: 'Access_Type|Access_Method',
  DR: 'Access_Method',
  PR: 'Access_Method',
};

/** SUSHI as JSON over HTTP: the COUNTER_SUSHI API of release 5 and the COUNTER API of 5.1. */
export function createHttpUsageReports(
  {
    sendOutside,
    internalHosts,
  }: { readonly sendOutside: SendOutside; readonly internalHosts: readonly string[] },
  limits: { readonly timeoutMs?: number; readonly maxBytes?: number } = {},
): UsageReports {
  const rules = createEndpointRules(internalHosts);
  const turns = createTurns(MOST_RUNNING, MOST_WAITING);

  async function ask(
    tenantId: string,
    url: URL,
    { timeoutMs, maxBytes }: typeof REPORT,
  ): Promise<ReportAnswer> {
    const headers = { accept: 'application/json', 'user-agent': 'Lectern' };
    const message = {
      url,
      method: 'GET',
      headers,
      ...{ timeoutMs, maxBytes, ...limits },
      repeatableFor: tenantId,
    } as const;
    const {
      status,
      headers: said,
      body,
    } = await turns(JSON.stringify([tenantId, url.host]), () => sendOutside(message));
    return { status, retryAfter: secondsToWait(said['retry-after']), body };
  }

  return {
    isAllowed: (service) => isPlainAddress(service.address) && rules.isAllowed(service),
    report(tenantId, service, { report, month }) {
      const url = addressOf(service, `reports/${report.toLowerCase()}`);
      url.searchParams.set('begin_date', month);
      url.searchParams.set('end_date', month);
      const shown = SHOWN[report];
      if (shown !== undefined) url.searchParams.set('attributes_to_show', shown);
      return ask(tenantId, url, REPORT);
    },
    reportList: (tenantId, service) => ask(tenantId, addressOf(service, 'reports'), LIST),
  };
}

/** Written out: an expression for a run at the end takes the square of its length. */
function withoutSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address.slice(0, end);
}

/** In 5.1 all paths begin with `/r51` (COUNTER API); libraries enter the address with or without it. */
function addressOf(service: ReportService, path: string): URL {
  const base = withoutSlashes(service.address).replace(/\/reports$/i, '');
  const isNamed = service.release !== '5.1' || /\/r51$/i.test(base);
  const url = new URL(`${base}${isNamed ? '' : '/r51'}/${path}`);
  const { customerId, requestorId, key, platform } = service;
  const given = { customer_id: customerId, requestor_id: requestorId, api_key: key, platform };
  for (const [name, value] of Object.entries(given)) if (value !== '') url.searchParams.set(name, value);
  return url;
}
