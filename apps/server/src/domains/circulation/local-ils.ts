import { CallError } from '../../../call-error.ts';
import { type Clock, dateIn } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import type { TenantRegistry } from '../../../domains/tenant/tenant-registry.ts';
import type { IlsPort } from '../ils-port.ts';
import { readAvailability } from './availability.ts';
import { checkIn } from './check-in.ts';
import { checkOut } from './check-out.ts';
import { listItemsOfBib } from './item-store.ts';
import { listOpenFines } from './ledger-store.ts';
import { listLoanRules } from './list-loan-rules.ts';
import { listLoans } from './list-loans.ts';
import type { LocalContext } from './local-context.ts';
import { listPastLoans } from './past-loans.ts';
import { readGuarantees } from './patron-store.ts';
import { readPatronAccount } from './read-account.ts';
import { renewLoans } from './renew-loans.ts';

export interface LocalIlsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly tenants: TenantRegistry;
}

/** A complete circulation on the portal's own database: the library system of tenants that have no other. */
export function createLocalIls({ db, clock, tenants }: LocalIlsDeps): IlsPort {
  async function contextOf(tenantId: string): Promise<LocalContext> {
    const tenant = await tenants.byId(tenantId);
    if (!tenant) throw new CallError('TENANT_UNKNOWN');
    const { policy } = tenant.settings;
    const now = clock.now();
    return { tenantId, policy, now: now.toISOString(), today: dateIn(policy.timeZone, now) };
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
