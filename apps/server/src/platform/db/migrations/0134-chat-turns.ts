import type { Kysely } from 'kysely';
import { createIndex, createTable } from './table.ts';

/** What readers asked the assistant, and what it said (domains/ai). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'chat_turn', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    question: 'text',
    reply: 'text',
    sources: 'text',
    meaning: 'text',
    intent: 'text',
    answered_by: 'text',
    is_known: 'integer',
    'rating?': 'text',
    'rated_at?': 'text',
    'reviewed_at?': 'text',
    asked_at: 'text',
    expires_at: 'text',
  });
  await createIndex(db, 'chat_turn', ['tenant_id', 'patron_id', 'asked_at']);
  await createIndex(db, 'chat_turn', ['expires_at']);
  await createIndex(db, 'chat_turn', ['tenant_id', 'rating', 'rated_at']);
}
