import { nameIn } from '@lectern/contracts/kernel/languages';
import { getAssistant } from '@lectern/contracts/reference/ai/get-assistant';
import { implement } from '../../../../platform/http/implement.ts';
import { writtenFor } from '../answerer/understand/choose-grammar.ts';
import { learnAhead } from '../answerer/understand/phrases/known-phrases.ts';
import { sentOutside } from '../model/sent-outside.ts';
import { SAMPLE_QUESTIONS } from '../sample-questions.ts';

export const getAssistantCall = implement(getAssistant)(async ({ context: { tenant, language }, deps }) => {
  const { public: shown, assistant } = tenant.settings;
  const chosen = assistant.samples.map((names) => nameIn(names, language, shown.defaultLanguage));
  const panel = shown.aiOpenFlag === '1';
  const page = shown.newAISearchFlag === '1';
  if (panel || page) learnAhead(writtenFor('', language));
  return {
    panel,
    page,
    samples: chosen.length > 0 ? chosen : [...SAMPLE_QUESTIONS[language]],
    sent: sentOutside(deps, tenant),
  };
});
