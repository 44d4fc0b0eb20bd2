import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Ability } from '../abilities.ts';
import type { CatalogueCopies } from '../catalogue-copies.ts';
import type { IlsPort } from '../ils-port.ts';
import { type IlsTenant, type ReadyDriver, readyDriver } from '../library-systems.ts';
import { requestsOfQueue } from '../queue/requests-of-queue.ts';
import { paymentsToldOnce } from '../telling/payments-told-once.ts';
import type { ToldPayments } from '../telling/told-payments.ts';
import { createItemAnswers } from './item-answers.ts';
import {
  checkPassword,
  countHolds,
  findPatron,
  readAccount,
  readOpenFines,
  readReadyHolds,
} from './read-account.ts';
import { readAvailability, readItems } from './read-availability.ts';
import { readLoans } from './read-loans.ts';
import { renewLoans } from './renew-loans.ts';
import { sip2Context } from './sip2-context.ts';
import { sip2PaymentTeller } from './sip2-payments.ts';
import { sip2Queue } from './sip2-queue.ts';
import { sip2SelfCheck } from './sip2-self-check.ts';
import { type Sip2Settings, sip2SettingsSchema } from './sip2-settings.ts';
import { createSip2System, type Sip2Deps } from './sip2-system.ts';

export interface Sip2DriverDeps extends Sip2Deps {
  readonly copies: CatalogueCopies;
  readonly told: ToldPayments;
}

/** Messages say nothing of rules, of past loans and of the reasons of a renewal that is not asked for. */
export const SIP2_ABILITIES: readonly Ability[] = [
  'signIn',
  'patrons',
  'holds',
  'requests',
  'payments',
  'selfCheck',
  'loanLimit',
  'blockReasons',
];

/** The driver of library systems that speak SIP2 2.00 (docs/drivers.md). */
export function sip2Driver(deps: Sip2DriverDeps): ReadyDriver {
  return readyDriver({
    kind: 'sip2',
    can: SIP2_ABILITIES,
    settings: sip2SettingsSchema,
    open: (tenant, settings) => createSip2Ils(deps, tenant, settings),
  });
}

/**
 * The library system of a tenant over SIP2. Patrons are named by their card as the system writes it, loans by the barcode of their copy.
 */
export function createSip2Ils(deps: Sip2DriverDeps, tenant: IlsTenant, settings: Sip2Settings): IlsPort {
  const { clock, copies } = deps;
  const system = createSip2System(deps, tenant, settings);
  const { timeZone } = tenant.policy;
  const items = createItemAnswers(system, settings, { clock, timeZone });
  const context = sip2Context({ tenant, settings, clock, system, copies, items });
  const { unlessFault } = system;

  const { policy } = tenant;
  const { today } = context;

  return {
    outside: true,
    availability: (bibIds) => unlessFault(() => readAvailability(context, bibIds)),
    items: (bibId) => unlessFault(() => readItems(context, bibId)),
    patronAccount: (patronId) => unlessFault(() => readAccount(context, patronId)),
    loans: (patronId) =>
      unlessFault(async () => {
        const read = await readLoans(context, patronId);
        return isRefusal(read) ? read : read.loans;
      }),
    openFines: (patronId) => unlessFault(() => readOpenFines(context, patronId)),
    renew: (patronId, loanIds) => unlessFault(() => renewLoans(context, patronId, loanIds)),
    signIn: { check: (card, password) => unlessFault(() => checkPassword(context, card, password)) },
    patrons: { find: (card) => unlessFault(() => findPatron(context, card)) },
    holds: {
      count: (patronId) => unlessFault(() => countHolds(context, patronId)),
      ready: (patronId) => unlessFault(() => readReadyHolds(context, patronId)),
    },
    payments: paymentsToldOnce({
      tenantId: tenant.id,
      clock,
      teller: sip2PaymentTeller(context),
      told: deps.told,
      unlessFault,
    }),
    selfCheck: sip2SelfCheck(context),
    requests: requestsOfQueue({ queue: sip2Queue(context), policy, today, unlessFault }),
  };
}
