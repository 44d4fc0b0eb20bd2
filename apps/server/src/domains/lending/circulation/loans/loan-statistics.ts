import type { Names } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { LoanOfBib, LoanSpan } from '../../../../ports/ils/ils-items.ts';

/** Check-outs of each bib from an instant to another, which is not included. */
export async function borrowedBetween(db: Db, tenantId: string, from: string, to: string) {
  return loansBetween(db, tenantId, from, to)
    .select(['loan.bib_id as bibId', (eb) => eb.fn.countAll<number>().as('loanCount')])
    .groupBy('loan.bib_id')
    .execute();
}

/** The same of each reader. Loans that lost their reader are left out. */
export async function readersBetween(db: Db, tenantId: string, from: string, to: string) {
  return loansBetween(db, tenantId, from, to)
    .innerJoin('patron', 'patron.id', 'loan.patron_id')
    .select(['loan.patron_id as patronId', 'patron.patron_group as groupCode'])
    .select((eb) => eb.fn.countAll<number>().as('loanCount'))
    .groupBy(['loan.patron_id', 'patron.patron_group'])
    .execute();
}

function loansBetween(db: Db, tenantId: string, from: string, to: string) {
  return db
    .selectFrom('loan')
    .where('loan.tenant_id', '=', tenantId)
    .where('loan.checked_out_at', '>=', from)
    .where('loan.checked_out_at', '<', to);
}

/** The names of the patron groups, by code. */
export async function readGroupNames(db: Db, tenantId: string): Promise<ReadonlyMap<string, Names>> {
  const rows = await db
    .selectFrom('patron_group')
    .select(['code', 'names'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return new Map(rows.map(({ code, names }) => [code, fromJson<Names>(names)]));
}

/** Check-outs of each bib since an instant; bibs that nobody borrowed are absent. */
export async function countLoans(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, number>> {
  if (bibIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('loan')
    .select((eb) => ['bib_id', eb.fn.countAll<number>().as('loans')])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', 'in', bibIds)
    .where('checked_out_at', '>=', since)
    .groupBy('bib_id')
    .execute();
  return new Map(rows.map((row) => [row.bib_id, row.loans]));
}

/** Check-outs of a bib in each of these spans. Each is a range of one index. */
export async function countLoansIn(
  db: Db,
  tenantId: string,
  bibId: string,
  spans: readonly LoanSpan[],
): Promise<number[]> {
  const counted = spans.map(async ({ from, to }) => {
    const row = await loansBetween(db, tenantId, from, to)
      .select((eb) => eb.fn.countAll<number>().as('loans'))
      .where('loan.bib_id', '=', bibId)
      .executeTakeFirstOrThrow();
    return Number(row.loans);
  });
  return Promise.all(counted);
}

/** Check-outs of a bib since an instant, with group and studies of the readers whom the loans still name. */
export async function loansOfBib(
  db: Db,
  tenantId: string,
  bibId: string,
  since: string,
): Promise<LoanOfBib[]> {
  const rows = await db
    .selectFrom('loan')
    .leftJoin('patron', (join) =>
      join.onRef('patron.id', '=', 'loan.patron_id').on('patron.tenant_id', '=', tenantId),
    )
    .select(['loan.checked_out_at', 'patron.id', 'patron.patron_group', 'patron.major'])
    .where('loan.tenant_id', '=', tenantId)
    .where('loan.bib_id', '=', bibId)
    .where('loan.checked_out_at', '>=', since)
    .execute();
  return rows.map(({ checked_out_at: checkedOutAt, id, patron_group, major }) => ({
    checkedOutAt,
    ...(id !== null && { reader: { patronId: id, groupCode: patron_group ?? '', college: major ?? '' } }),
  }));
}

export async function firstLoanAt(db: Db, tenantId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('loan')
    .select('checked_out_at')
    .where('tenant_id', '=', tenantId)
    .orderBy('checked_out_at')
    .limit(1)
    .executeTakeFirst();
  return row?.checked_out_at;
}
