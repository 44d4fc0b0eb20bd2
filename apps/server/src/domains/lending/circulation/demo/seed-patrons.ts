import { demoLoanRules, demoPatronGroups } from '@lectern/demo/circulation/loan-rules';
import type { DemoTenant } from '@lectern/demo/demo-tenant';
import { demoItemTypes } from '@lectern/demo/holdings/item-types';
import { demoGuarantees, demoPatrons } from '@lectern/demo/patrons/demo-patrons';
import { TENANTS } from '@lectern/demo/tenants';
import { addDays, dateIn, later } from '../../../../platform/clock.ts';
import { toBit, toJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { Deps } from '../../../../platform/deps.ts';

/** Ids of the patrons by account. */
export type PatronIds = ReadonlyMap<string, string>;

/** Groups, rules, and the patrons. */
export async function seedPatrons(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  demo: DemoTenant,
  tenantId: string,
): Promise<PatronIds> {
  const now = clock.now();
  await seedRules(db, demo, tenantId);
  const patrons = demoPatrons(demo);
  const ids = new Map(patrons.map(({ primaryId }) => [primaryId, newId()]));
  const created = now.toISOString();
  await insertRows(
    db,
    'patron',
    patrons.map((patron) => ({
      id: ids.get(patron.primaryId)!,
      tenant_id: tenantId,
      primary_id: patron.primaryId,
      name: patron.name,
      patron_group: patron.patronGroup,
      library_code: patron.libraryCode,
      status: patron.status,
      expires_on: patron.expiresOn,
      major: patron.major,
      created_at: created,
      updated_at: created,
    })),
  );
  await insertRows(
    db,
    'patron_card',
    patrons.map((patron) => ({
      tenant_id: tenantId,
      number: patron.primaryId,
      patron_id: ids.get(patron.primaryId)!,
      state: patron.status === 'card_lost' ? ('lost' as const) : ('active' as const),
      issued_at: created,
      ended_at: patron.status === 'card_lost' ? created : null,
    })),
  );
  const today = dateIn(TENANTS[demo].policy.timeZone ?? 'UTC', now);
  await insertRows(
    db,
    'patron_block',
    patrons.flatMap(({ primaryId, blocks }) =>
      blocks.map(({ from, until, reason }) => ({
        tenant_id: tenantId,
        id: newId(),
        patron_id: ids.get(primaryId)!,
        first_day: addDays(today, from),
        last_day: addDays(today, until),
        reason,
        set_at: later(now, from * 86_400),
        lifted_at: null,
        lift_reason: '',
      })),
    ),
  );
  await insertRows(
    db,
    'guarantee',
    demoGuarantees(demo).map(({ guarantor, guaranteed }) => ({
      tenant_id: tenantId,
      guarantor_id: ids.get(guarantor)!,
      guaranteed_id: ids.get(guaranteed)!,
      created_at: created,
    })),
  );
  return ids;
}

async function seedRules(db: Db, demo: DemoTenant, tenantId: string): Promise<void> {
  await insertRows(
    db,
    'item_type',
    demoItemTypes(demo).map(({ code, names }) => ({ tenant_id: tenantId, code, names: toJson(names) })),
  );
  await insertRows(
    db,
    'patron_group',
    demoPatronGroups(demo).map(({ code, names, maxLoans }) => ({
      tenant_id: tenantId,
      code,
      names: toJson(names),
      max_loans: maxLoans,
    })),
  );
  await insertRows(
    db,
    'loan_rule',
    demoLoanRules(demo).map((rule) => ({
      tenant_id: tenantId,
      patron_group: rule.patronGroup,
      item_type: rule.itemType,
      loanable: toBit(rule.loanable),
      loan_days: rule.loanDays,
      loan_hours: rule.loanHours ?? null,
      renew_days: rule.renewDays,
      max_renewals: rule.maxRenewals,
      max_loans: rule.maxLoans,
      fine_per_day: rule.finePerDay,
      fine_per_hour: rule.finePerHour ?? null,
      fine_cap: rule.fineCap,
    })),
  );
}
