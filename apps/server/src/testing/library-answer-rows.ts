import type { ChatTurnTable, LibraryAnswerTable } from '../domains/reference/ai/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { TENANT } from './built-rows.ts';

const AT = '2026-03-02T08:00:00.000Z';

/** An answer of the first library that holds today, with what is given; answers its id. */
export async function buildLibraryAnswer(db: Db, given: Partial<LibraryAnswerTable> = {}): Promise<string> {
  const row: LibraryAnswerTable = {
    id: newId(),
    tenant_id: TENANT,
    wordings: JSON.stringify([{ language: 'en-US', wordings: ['Where can I moor my whale?'] }]),
    answers: JSON.stringify([{ language: 'en-US', answer: '<p>At the pier</p>' }]),
    shown_from: '',
    shown_to: '',
    is_open: 1,
    version: 0,
    created_at: AT,
    updated_at: AT,
    ...given,
  };
  await db.insertInto('library_answer').values(row).execute();
  return row.id;
}

/** A question of a reader with an answer that did not help, with what is given; answers its id. */
export async function buildTurn(
  db: Db,
  given: Partial<ChatTurnTable> & Pick<ChatTurnTable, 'patron_id'>,
): Promise<string> {
  const row: ChatTurnTable = {
    id: newId(),
    tenant_id: TENANT,
    question: 'Where is the whale?',
    reply: 'Nobody knows.',
    sources: '[]',
    meaning: '{}',
    intent: 'find',
    answered_by: 'builtIn',
    is_known: 1,
    has_account: 0,
    rating: 'down',
    rated_at: AT,
    reviewed_at: null,
    asked_at: AT,
    expires_at: '2099-01-01T00:00:00.000Z',
    ...given,
  };
  await db.insertInto('chat_turn').values(row).execute();
  return row.id;
}
