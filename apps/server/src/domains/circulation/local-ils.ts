import { type Clock, dateIn } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { EventSender } from '../../platform/events/event-sender.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { TenantRegistry } from '../../platform/tenants/tenant-registry.ts';
import type { IlsPort } from '../../ports/ils/ils-port.ts';
import { readAvailability } from './acts/availability.ts';
import { checkIn } from './acts/check-in.ts';
import { checkOut } from './acts/check-out.ts';
import { listItemsOfBib } from './acts/list-items.ts';
import { listLoanRules } from './acts/list-loan-rules.ts';
import { listLoans } from './acts/list-loans.ts';
import { listPastLoans } from './acts/past-loans.ts';
import { readPatronAccount } from './acts/read-account.ts';
import { renewLoans } from './acts/renew-loans.ts';
import type { LocalContext } from './local-context.ts';
import { listOpenFines } from './store/ledger-store.ts';
import { readGuarantees } from './store/patron-store.ts';

export interface LocalIlsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly tenants: TenantRegistry;
  readonly events: EventSender;
}

/** A complete circulation on the portal's own database: the library system of tenants that have no other. */
export function createLocalIls({ db, clock, tenants, events }: LocalIlsDeps): IlsPort {
  async function contextOf(tenantId: string): Promise<LocalContext> {
    const tenant = await tenants.byId(tenantId);
    if (!tenant) throw new CallError('TENANT_UNKNOWN');
    const { policy } = tenant.settings;
    const now = clock.now();
    return { events, tenantId, policy, now: now.toISOString(), today: dateIn(policy.timeZone, now) };
  }

  return {
    availability: (tenantId, bibIds) => readAvailability(db, tenantId, bibIds),
    items: (tenantId, bibId) => listItemsOfBib(db, tenantId, bibId),
    patronAccount: async (tenantId, patronId) => readPatronAccount(db, await contextOf(tenantId), patronId),
    loanRules: (tenantId, patronId) => listLoanRules(db, tenantId, patronId),
    loans: async (tenantId, patronId) => listLoans(db, await contextOf(tenantId), patronId),
    pastLoans: async (tenantId, patronId, filter) =>
      listPastLoans(db, await contextOf(tenantId), patronId, filter),
    openFines: (tenantId, patronId) => listOpenFines(db, tenantId, patronId),
    guarantees: (tenantId, patronId) => readGuarantees(db, tenantId, patronId),
    renew: async (tenantId, patronId, loanIds) =>
      renewLoans(db, await contextOf(tenantId), patronId, loanIds),
    checkOut: async (tenantId, request) => checkOut(db, await contextOf(tenantId), request),
    checkIn: async (tenantId, request) => checkIn(db, await contextOf(tenantId), request),
  };
}
