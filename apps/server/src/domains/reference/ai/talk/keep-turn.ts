import { later } from '../../../../platform/clock.ts';
import { toBit, toJson } from '../../../../platform/db/codecs.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { putTurn } from '../store/turn-store.ts';
import type { KeptMeaning, KeptSource } from './kept-turn.ts';
import type { Given } from './write-lines.ts';

const DAY_SECONDS = 86_400;

/** Keeps a question and what was answered, for the days of the library. A question whose answer never began is not kept. */
export async function keepTurn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenant, patron }: CallContext<'patron'>,
  turn: { readonly id: string; readonly question: string },
  given: Given,
  replaces: string | undefined,
): Promise<void> {
  if (!given.understood) return;
  const now = clock.now();
  const sources: KeptSource[] = given.sources.map(({ recordId, title, isbn }) => ({ recordId, title, isbn }));
  const meaning: KeptMeaning = given.understood;
  await putTurn(
    db,
    {
      id: turn.id,
      tenant_id: tenant.id,
      patron_id: patron.id,
      question: turn.question,
      reply: given.answer,
      sources: toJson(sources),
      meaning: toJson(meaning),
      intent: meaning.question.intent,
      answered_by: given.by,
      is_known: toBit(given.isKnown),
      has_account: toBit(given.hasAccount),
      rating: null,
      rated_at: null,
      reviewed_at: null,
      asked_at: now.toISOString(),
      expires_at: later(now, tenant.settings.assistant.chatDays * DAY_SECONDS),
    },
    replaces,
  );
}
