import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { dateIn } from '../../../platform/clock.ts';
import type { Ability } from '../abilities.ts';
import type { IlsPort } from '../ils-port.ts';
import { type IlsTenant, type ReadyDriver, readyDriver } from '../library-systems.ts';
import { type HttpDriverDeps, secretsOf } from '../over-http/http-driver.ts';
import { createRecordAnswers } from '../over-http/record-answers.ts';
import { createSystemRequests } from '../over-http/system-requests.ts';
import { requestsOfQueue } from '../queue/requests-of-queue.ts';
import { countFolioHolds, readFolioAccount, readFolioFines, readFolioReadyHolds } from './folio-account.ts';
import { createFolioApi } from './folio-api.ts';
import { readFolioAvailability, readFolioItems } from './folio-availability.ts';
import type { FolioContext } from './folio-context.ts';
import { readFolioLoans } from './folio-loans.ts';
import { folioQueue } from './folio-queue.ts';
import { renewFolioLoans } from './folio-renewals.ts';
import { type FolioSettings, folioSettingsSchema } from './folio-settings.ts';
import { checkFolioPassword, findFolioPatron } from './folio-users.ts';

/** The edge modules say nothing of rules and of past loans, and of a renewal only when it is asked for. */
export const FOLIO_ABILITIES: readonly Ability[] = ['signIn', 'patrons', 'holds', 'requests'];

/** The driver of FOLIO, over edge-patron, edge-rtac and the gateway (docs/drivers.md). */
export function folioDriver(deps: HttpDriverDeps): ReadyDriver {
  return readyDriver({
    kind: 'folio',
    can: FOLIO_ABILITIES,
    settings: folioSettingsSchema,
    open: (tenant, settings) => createFolioIls(deps, tenant, settings),
  });
}

/** The library system of a tenant in FOLIO. Patrons are named by their external system id, loans by FOLIO's id. */
export function createFolioIls(deps: HttpDriverDeps, tenant: IlsTenant, settings: FolioSettings): IlsPort {
  const { clock, secrets, copies, numbers } = deps;
  const { id: tenantId, policy } = tenant;
  const requests = createSystemRequests(deps, tenantId, settings);
  const { unlessFault } = requests;
  const secretOf = secretsOf(secrets, tenantId);
  const api = createFolioApi({ requests, clock, secretOf }, settings);
  const instances = createRecordAnswers({ askFor: api.holdings, clock }, settings);
  const today = () => dateIn(policy.timeZone, clock.now());
  const context: FolioContext = { tenantId, policy, settings, clock, api, instances, copies, numbers, today };

  return {
    outside: true,
    availability: (bibIds) => unlessFault(() => readFolioAvailability(context, bibIds)),
    items: (bibId) => unlessFault(() => readFolioItems(context, bibId)),
    patronAccount: (patronId) => unlessFault(() => readFolioAccount(context, patronId)),
    loans: (patronId) =>
      unlessFault(async () => {
        const read = await readFolioLoans(context, patronId);
        return isRefusal(read) ? read : read.loans;
      }),
    openFines: (patronId) => unlessFault(() => readFolioFines(context, patronId)),
    renew: (patronId, loanIds) => unlessFault(() => renewFolioLoans(context, patronId, loanIds)),
    signIn: { check: (id, password) => unlessFault(() => checkFolioPassword(context, id, password)) },
    patrons: { find: (id) => unlessFault(() => findFolioPatron(context, id)) },
    holds: {
      count: (patronId) => unlessFault(() => countFolioHolds(context, patronId)),
      ready: (patronId) => unlessFault(() => readFolioReadyHolds(context, patronId)),
    },
    requests: requestsOfQueue({ queue: folioQueue(context), policy, today, unlessFault }),
  };
}
