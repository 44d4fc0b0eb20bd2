import { useState } from 'react';
import { sessionStore } from '../../../../lib/storage.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import { useSession } from '../../../../lib/use-session.ts';
import type { AskOptions, Talk } from './talk-store.ts';
import { isUnderWay } from './turn.ts';

/**
 * The question that is being written. Who is not signed in is asked to, and finds the question in the field again, also where the sign-in
 * led through another site.
 */
export function useAsking(talk: Talk) {
  const { signedIn, openLogin } = useSession();
  const [text, setText] = useState(() => sessionStore.read('waitingQuestion') ?? '');
  const underWay = isUnderWay(useExternalStore(talk.turns).at(-1));
  function ask(question = text, options: AskOptions = {}) {
    if (question.trim() === '' || underWay) return;
    if (!signedIn) {
      sessionStore.write('waitingQuestion', question);
      setText(question);
      openLogin('needed');
      return;
    }
    if (!talk.ask(question, options)) return;
    sessionStore.remove('waitingQuestion');
    setText('');
  }
  return { text, setText, ask, underWay, signedIn };
}
