import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { ModelSettings } from '@lectern/contracts/people/tenant/model-settings';
import type { tryModel } from '@lectern/contracts/reference/ai/try-model';
import type { Deps } from '../../../../platform/deps.ts';
import { ModelError } from '../../../../ports/language-model/model-error.ts';

type Trial = OutputOf<(typeof tryModel)['output']>;

/** Nobody waits longer for a trial. */
const MOST_MS = 40_000;

const QUESTION = {
  system: 'You look things up with the tool. Call it once for the question.',
  messages: [{ role: 'user' as const, text: 'How many books does the library have about the sea?' }],
  tools: [
    {
      name: 'search_catalogue',
      description: 'Searches the catalogue of the library',
      parameters: {
        type: 'object',
        properties: { words: { type: 'string' } },
        required: ['words'],
        additionalProperties: false,
      },
    },
  ],
};

/** Asks a model a fixed question that needs a tool, and says what came of it. Its words are not answered: nobody has checked them. */
export async function trialOf(
  { languageModel, clock }: Pick<Deps, 'languageModel' | 'clock'>,
  tenantId: string,
  model: ModelSettings,
): Promise<Trial> {
  const begun = clock.steadyMs();
  const passed = () => Math.round(clock.steadyMs() - begun);
  const trial = {
    end: 'noTools' as Trial['end'],
    why: '',
    firstMs: 0,
    wholeMs: 0,
    inputTokens: 0,
    outputTokens: 0,
  };
  try {
    const signal = AbortSignal.timeout(MOST_MS);
    for await (const event of languageModel.ask(tenantId, model, { ...QUESTION, signal })) {
      trial.firstMs ||= passed();
      if (event.kind === 'call') trial.end = 'works';
      if (event.kind === 'stop' && event.stop === 'refused') trial.end = 'refused';
      if (event.kind === 'use') {
        trial.inputTokens = Math.round(event.input);
        trial.outputTokens = Math.round(event.output);
      }
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    trial.end = error.fault;
    trial.why = error.message;
  }
  return { ...trial, wholeMs: passed() };
}
