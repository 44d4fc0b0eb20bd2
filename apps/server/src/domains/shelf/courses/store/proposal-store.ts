import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { CourseProposalTable } from '../tables.ts';
import type { Owner } from './mark-store.ts';

/** Which proposals of a library. */
export interface ProposalFilter {
  readonly id?: string;
  readonly patronId?: string;
  readonly courseId?: string;
  readonly state?: CourseProposalTable['state'];
}

function proposalsOf(db: Db, tenantId: string, { id, patronId, courseId, state }: ProposalFilter) {
  let rows = db
    .selectFrom('course_proposal')
    .innerJoin('course', 'course.id', 'course_proposal.course_id')
    .where('course_proposal.tenant_id', '=', tenantId)
    .where('course.tenant_id', '=', tenantId);
  if (id !== undefined) rows = rows.where('course_proposal.id', '=', id);
  if (patronId !== undefined) rows = rows.where('course_proposal.patron_id', '=', patronId);
  if (courseId !== undefined) rows = rows.where('course_proposal.course_id', '=', courseId);
  if (state !== undefined) rows = rows.where('course_proposal.state', '=', state);
  return rows;
}

/** A proposal with what its course is. */
export type ProposalRow = CourseProposalTable & {
  readonly course_name: string;
  readonly course_code: string;
  readonly course_year: string;
};

export async function countProposals(db: Db, tenantId: string, filter: ProposalFilter): Promise<number> {
  const row = await proposalsOf(db, tenantId, filter)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

export async function listProposals(
  db: Db,
  tenantId: string,
  filter: ProposalFilter,
  page: { readonly order: 'asc' | 'desc'; readonly offset: number; readonly limit: number },
): Promise<ProposalRow[]> {
  return proposalsOf(db, tenantId, filter)
    .selectAll('course_proposal')
    .select(['course.name as course_name', 'course.code as course_code', 'course.year as course_year'])
    .orderBy('course_proposal.proposed_at', page.order)
    .orderBy('course_proposal.id', page.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

export async function findProposal(db: Db, tenantId: string, id: string): Promise<ProposalRow | undefined> {
  const [row] = await listProposals(db, tenantId, { id }, { order: 'asc', offset: 0, limit: 1 });
  return row;
}

/** How many proposals of a teacher wait, by the id of the course. */
export async function countPending(
  db: Db,
  { tenantId, patronId }: Owner,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('course_proposal')
    .select(['course_id', (eb) => eb.fn.countAll<number>().as('rows')])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('state', '=', 'pending')
    .groupBy('course_id')
    .execute();
  return new Map(rows.map((row) => [row.course_id, Number(row.rows)]));
}

/** Whether a course has a work, or it waits for the library to put it there. */
export async function isWorkKnown(
  tx: Tx,
  tenantId: string,
  courseId: string,
  workKey: string,
): Promise<boolean> {
  const book = await tx
    .selectFrom('course_book')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('course_id', '=', courseId)
    .where('work_key', '=', workKey)
    .executeTakeFirst();
  const proposal = await tx
    .selectFrom('course_proposal')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('course_id', '=', courseId)
    .where('work_key', '=', workKey)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return book !== undefined || proposal !== undefined;
}

export async function insertProposal(tx: Tx, row: CourseProposalTable): Promise<void> {
  await tx.insertInto('course_proposal').values(row).execute();
}

/** Decides a proposal that waits; false if it does not wait any more. */
export async function decideProposal(
  tx: Tx,
  tenantId: string,
  id: string,
  decision: Pick<CourseProposalTable, 'state' | 'reason' | 'decided_at'>,
): Promise<boolean> {
  const decided = await tx
    .updateTable('course_proposal')
    .set(decision)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return Number(decided.numUpdatedRows) > 0;
}

/** Removes a proposal of this reader that waits; false if there is none. */
export async function deletePending(db: Db, { tenantId, patronId }: Owner, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('course_proposal')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return Number(deleted.numDeletedRows) > 0;
}
