import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { ModelSettings } from '@lectern/contracts/people/tenant/model-settings';
import type { AnswerLine } from '@lectern/contracts/reference/ai/answer-lines';
import type { tryQuestion } from '@lectern/contracts/reference/ai/try-question';
import { dateIn } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext, PatronActor } from '../../../../platform/http/implement.ts';
import { answerByGrammar } from '../answerer/answer.ts';
import { libraryFirst } from '../library-answers/answer-by-library.ts';
import { answerByModel } from '../model/answer-by-model.ts';
import { answerQuestion } from '../talk/answer-question.ts';
import { answeredIn } from '../talk/answered-in.ts';
import { openTools } from '../tools/open-tools.ts';
import { notedModel } from './noted-model.ts';
import { notedTools, withoutAccount } from './trial-tools.ts';

type Trial = OutputOf<(typeof tryQuestion)['output']>;

/** Nobody waits longer for a trial. */
const MOST_MS = 60_000;
/** It has no account: what would read one is answered here. */
const MADE_UP: PatronActor = { kind: 'patron', id: 'trial', tokenHash: '', purpose: 'full' };

/**
 * Answers a question as for a reader who has nothing on loan, and says what was looked up, sent and used. Nothing of it is kept but the
 * tokens.
 */
export async function askOnTrial(
  deps: Deps,
  context: CallContext,
  question: {
    readonly text: string;
    readonly model: ModelSettings | undefined;
    readonly withLibraryAnswers: boolean;
  },
): Promise<Trial> {
  const { settings } = context.tenant;
  const { model } = question;
  const tenant = {
    ...context.tenant,
    settings: { ...settings, assistant: { ...settings.assistant, models: model ? [model] : [] } },
  };
  const trial: Trial = { lines: [], tools: [], requests: [], firstMs: 0, wholeMs: 0 };
  const noting: Deps = { ...deps, languageModel: notedModel(deps.languageModel, trial.requests) };
  const chosen = model ? answerByModel(noting, async () => []) : answerByGrammar;
  const answerer = question.withLibraryAnswers ? libraryFirst(deps, chosen) : chosen;
  const language = answeredIn(question.text, context.language);
  const reader = { ...context, language, tenant, patron: MADE_UP, staff: undefined };
  const asked = {
    text: question.text,
    language,
    tenant,
    today: dateIn(settings.policy.timeZone, deps.clock.now()),
    turns: [],
    without: [],
    signal: AbortSignal.timeout(MOST_MS),
  };
  const begun = deps.clock.steadyMs();
  const passed = () => Math.round(deps.clock.steadyMs() - begun);
  const talk = {
    by: model ? ('model' as const) : ('builtIn' as const),
    answerer: (...[one, tools]: Parameters<typeof answerer>) => answerer(one, notedTools(tools, trial.tools)),
    keep: async () => undefined,
  };
  const tools = withoutAccount(openTools(deps, reader), settings.policy.currency);
  const lines: AnswerLine[] = trial.lines;
  for await (const line of answerQuestion(deps, reader, asked, talk, tools)) {
    if (line.dataType === 0) trial.firstMs ||= passed();
    lines.push(line);
  }
  return { ...trial, wholeMs: passed() };
}
