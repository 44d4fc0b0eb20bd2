import { type Kysely, sql } from 'kysely';
import { createIndex } from './table.ts';

/** By what each table's rows are over: they are sought every hour, while the one writer of SQLite waits. */
const OVER_BY: Readonly<Record<string, readonly string[]>> = {
  alliance_code: ['expires_at'],
  alliance_message: ['expires_at'],
  attempt_counter: ['window_ends_at'],
  author_block: ['until'],
  captcha: ['expires_at'],
  desk_act: ['acted_at'],
  earlier_record: ['changed_at'],
  handed_session: ['opened_at'],
  idempotency: ['expires_at'],
  job: ['state', 'finished_at'],
  lease: ['until'],
  message_day: ['told_at'],
  notice: ['valid_until'],
  offline_act: ['state', 'taken_at'],
  popular_search_salt: ['period'],
  popular_word: ['last_day'],
  rate_counter: ['expires_at'],
  request_code: ['expires_at'],
  search_without_hits: ['day'],
  secret: ['updated_at'],
  self_check_code: ['expires_at'],
  self_check_station: ['seen_at'],
  self_check_visit: ['expires_at'],
  session: ['revoked_at'],
  verification_code: ['expires_at'],
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(OVER_BY)) await createIndex(db, table, columns);
  // A link lives from its last use on, or from its making.
  await sql`create index saved_search_link_age on saved_search (coalesce(used_at, created_at)) where kind = 'link'`.execute(
    db,
  );
}
