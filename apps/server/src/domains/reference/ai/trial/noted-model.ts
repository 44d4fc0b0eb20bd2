import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { tryQuestion } from '@lectern/contracts/reference/ai/try-question';
import type {
  LanguageModelPort,
  ModelMessage,
  ModelRequest,
} from '../../../../ports/language-model/language-model-port.ts';
import { modelName } from '../model/use/note-use.ts';

export type TrialRequest = OutputOf<(typeof tryQuestion)['output']>['requests'][number];
type SentText = TrialRequest['texts'][number];

/**
 * A port that notes in `requests` what is sent to models and what it costs; a later request has the texts before it too, which are noted
 * once.
 */
export function notedModel(port: LanguageModelPort, requests: TrialRequest[]): LanguageModelPort {
  let told = 0;
  return {
    isInside: (model) => port.isInside(model),
    isAllowed: (model) => port.isAllowed(model),
    async *ask(tenantId, model, request) {
      const texts = sentTexts(request);
      const noted: TrialRequest = {
        to: modelName(model),
        isInside: port.isInside(model),
        texts: texts.slice(told),
        inputTokens: 0,
        outputTokens: 0,
        currency: model.currency,
        costMicros: 0,
      };
      told = texts.length;
      requests.push(noted);
      for await (const event of port.ask(tenantId, model, request)) {
        if (event.kind === 'use') {
          noted.inputTokens = Math.round(event.input);
          noted.outputTokens = Math.round(event.output);
          noted.costMicros = Math.round(event.input * model.inputPrice + event.output * model.outputPrice);
        }
        yield event;
      }
    },
  };
}

/** All texts of a request in their order, the descriptions of the tools among the instructions. */
function sentTexts({ system, tools, messages }: ModelRequest): SentText[] {
  const described = tools.map(({ name, description }) => `${name}: ${description}`).join('\n');
  return [{ from: 'instructions', text: `${system}\n\n${described}` }, ...messages.flatMap(textsOf)];
}

function textsOf(message: ModelMessage): SentText[] {
  switch (message.role) {
    case 'user':
      return [{ from: 'reader', text: message.text }];
    case 'assistant': {
      const calls = message.calls.map(({ name, input }) => `${name} ${JSON.stringify(input)}`);
      return [{ from: 'model', text: [message.text, ...calls].filter(Boolean).join('\n') }];
    }
    default:
      return message.results.map(({ text }) => ({ from: 'tools', text }));
  }
}
