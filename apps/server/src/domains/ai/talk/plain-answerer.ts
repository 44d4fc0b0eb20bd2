import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Answerer } from '../answerer.ts';

/** Takes the question as words of a search. */
export const answerPlainly: Answerer = async function* (asked, tools) {
  const search = { keyWord: asked.text };
  const question = {
    intent: 'find' as const,
    about: { words: asked.text },
    refines: false,
    act: false,
    text: asked.text,
  };
  const found = await tools.searchCatalogue(search);
  if (isRefusal(found) || found.numFound === 0) {
    yield { kind: 'understood', question, search, numFound: 0 };
    yield { kind: 'unknown' };
    return;
  }
  yield { kind: 'understood', question, search, numFound: found.numFound };
  for (const { recordId } of found.searchResult.slice(0, 5))
    yield { kind: 'text', pieces: ['- ', { record: recordId }, '\n'] };
};
