import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { dateIn } from '../../../platform/clock.ts';
import type { Ability } from '../abilities.ts';
import type { IlsPort } from '../ils-port.ts';
import { type IlsTenant, type ReadyDriver, readyDriver } from '../library-systems.ts';
import { type HttpDriverDeps, secretsOf } from '../over-http/http-driver.ts';
import { createRecordAnswers } from '../over-http/record-answers.ts';
import { createSystemRequests } from '../over-http/system-requests.ts';
import { requestsOfQueue } from '../queue/requests-of-queue.ts';
import { countKohaHolds, readKohaAccount, readKohaFines, readKohaReadyHolds } from './koha-account.ts';
import { createKohaApi } from './koha-api.ts';
import { readKohaAvailability, readKohaItems } from './koha-availability.ts';
import { createKohaCalls } from './koha-calls.ts';
import type { KohaContext } from './koha-context.ts';
import { askKohaCopies } from './koha-copies.ts';
import { readKohaLoans } from './koha-loans.ts';
import { checkKohaPassword, findKohaPatron } from './koha-patrons.ts';
import { kohaQueue } from './koha-queue.ts';
import { withRenewability } from './koha-renewability.ts';
import { renewKohaLoans } from './koha-renewals.ts';
import { createKohaSession } from './koha-session.ts';
import { type KohaSettings, kohaSettingsSchema } from './koha-settings.ts';

/** Koha says whether a loan can be renewed, but not until when. */
export const KOHA_ABILITIES: readonly Ability[] = [
  'signIn',
  'patrons',
  'holds',
  'requests',
  'renewalCounts',
  'useOfItems',
  'blockReasons',
  'pausedRequests',
];

/** The driver of Koha, over its REST interface (docs/drivers.md). */
export function kohaDriver(deps: HttpDriverDeps): ReadyDriver {
  return readyDriver({
    kind: 'koha',
    can: KOHA_ABILITIES,
    settings: kohaSettingsSchema,
    open: (tenant, settings) => createKohaIls(deps, tenant, settings),
  });
}

/** The library system of a tenant in Koha. Patrons and loans are named by Koha's numbers. */
export function createKohaIls(deps: HttpDriverDeps, tenant: IlsTenant, settings: KohaSettings): IlsPort {
  const { clock, secrets, copies, numbers } = deps;
  const { id: tenantId, policy } = tenant;
  const requests = createSystemRequests(deps, tenantId, settings);
  const { unlessFault } = requests;
  const clientSecret = () => secretsOf(secrets, tenantId)(settings.clientSecret);
  const address = (path: string) => new URL(settings.address.replace(/(?<!\/)\/+$/, '') + path);
  const session = createKohaSession(
    { requests, clock, clientSecret },
    { url: address('/oauth/token'), clientId: settings.clientId },
  );
  const api = createKohaApi(createKohaCalls({ requests, session }, address));
  const biblios = createRecordAnswers(
    { clock, askFor: (biblioIds, timeoutMs) => askKohaCopies(api, biblioIds, timeoutMs) },
    settings,
  );
  const today = () => dateIn(policy.timeZone, clock.now());
  const renewing = new Set<string>();
  const means = { clock, api, biblios, copies, numbers, renewing, today };
  const context: KohaContext = { tenantId, policy, settings, ...means };

  return {
    outside: true,
    availability: (bibIds) => unlessFault(() => readKohaAvailability(context, bibIds)),
    items: (bibId) => unlessFault(() => readKohaItems(context, bibId)),
    patronAccount: (patronId) => unlessFault(() => readKohaAccount(context, patronId)),
    loans: (patronId) =>
      unlessFault(async () => {
        const read = await readKohaLoans(context, patronId);
        if (isRefusal(read)) return read;
        return Promise.all(read.loans.map((loan) => withRenewability(context, loan)));
      }),
    openFines: (patronId) => unlessFault(() => readKohaFines(context, patronId)),
    renew: (patronId, loanIds) => unlessFault(() => renewKohaLoans(context, patronId, loanIds)),
    signIn: { check: (id, password) => unlessFault(() => checkKohaPassword(context, id, password)) },
    patrons: { find: (id) => unlessFault(() => findKohaPatron(context, id)) },
    holds: {
      count: (patronId) => unlessFault(() => countKohaHolds(context, patronId)),
      ready: (patronId) => unlessFault(() => readKohaReadyHolds(context, patronId)),
    },
    requests: requestsOfQueue({ queue: kohaQueue(context), policy, today, unlessFault }),
  };
}
