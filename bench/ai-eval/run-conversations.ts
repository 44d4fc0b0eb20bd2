import type { TestApp } from '@lectern/server/testing/test-app';
import { type Answer, ask } from './asking/ask.ts';
import type { Conversation } from './golden/conversation.ts';
import { type JudgedTurn, judgeTurn } from './judging/judge-turn.ts';
import type { Named } from './names/draw-names.ts';

/** A turn as it went, for those who look at it at once; nothing of it is kept. */
export interface SeenTurn {
  readonly conversation: Conversation;
  readonly named: Named;
  readonly at: number;
  readonly answer: Answer;
  readonly judged: JudgedTurn;
}

/** Asks conversations one after another, each as a reader of its own, and judges each turn. */
export async function* runConversations(
  app: TestApp,
  conversations: readonly Conversation[],
  name: (conversation: Conversation) => Promise<Named>,
): AsyncGenerator<SeenTurn> {
  const thisYear = app.clock.now().getUTCFullYear();
  for (const conversation of conversations) {
    const named = await name(conversation);
    let before: Answer | undefined;
    for (const [at, text] of named.turns.entries()) {
      const expected = named.expect[at];
      if (!expected) continue;
      const answer = await ask(app, { token: named.reader.token, language: conversation.lang }, text);
      const context = { lang: conversation.lang, before, never: named.never, thisYear };
      yield { conversation, named, at, answer, judged: judgeTurn(expected, answer, context) };
      before = answer;
    }
  }
}
