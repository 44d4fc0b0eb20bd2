import type { Fallback } from '@lectern/contracts/reference/ai/answer-lines';
import type { Deps } from '../../../../platform/deps.ts';
import { ModelError } from '../../../../ports/language-model/model-error.ts';
import type { AnswerPart } from '../answer-part.ts';
import { answerByGrammar } from '../answerer/answer.ts';
import { shownFilters } from '../answerer/filters.ts';
import { namedLibraries } from '../answerer/named-libraries.ts';
import type { NamedLibrary } from '../answerer/understand/read-text.ts';
import { understand } from '../answerer/understand/understand.ts';
import { WORDS } from '../answerer/words/words-of.ts';
import type { Answerer, AskedQuestion } from '../answerer.ts';
import type { Question } from '../question.ts';
import type { AssistantTools } from '../tools/tools.ts';
import { beginTalk } from './begin-talk.ts';
import { converse, type TalkEnd } from './converse.ts';
import { createEvidence } from './evidence.ts';
import { takeModelPlace } from './model-places.ts';
import { createPatience } from './patience.ts';
import { promptOf } from './prompt.ts';
import type { ModelTurn } from './tools/model-tools.ts';

const FALLBACK_OF: Readonly<Record<TalkEnd, Fallback>> = {
  // A model that says nothing which may be shown has as good as refused.
  done: 'modelRefused',
  refused: 'modelRefused',
  overBudget: 'modelOverBudget',
};

/** Readers, and the pages that they read on, take a longer silence for an end: after it the portal answers without the model. */
const PATIENCE_MS = 20_000;

/**
 * Answers by the models of the library, one after another until one says something, and at last without one, with the reason. Questions
 * that nobody answers are not sent. `ownNumbers` reads the numbers of the reader, which are masked.
 */
export function answerByModel(
  deps: Deps,
  ownNumbers: () => Promise<readonly string[]>,
  patienceMs = PATIENCE_MS,
): Answerer {
  return async function* (asked, tools) {
    const { question, libraries } = await read(asked, tools);
    if (question.intent === 'refused') {
      yield* withoutModel(asked, tools, undefined, false);
      return;
    }
    const place = takeModelPlace(deps, asked.tenant);
    if (!place) {
      yield* withoutModel(asked, tools, 'modelAway', false);
      return;
    }
    let fallback: Fallback = 'modelAway';
    let hasSaid = false;
    const patience = createPatience(patienceMs, asked.signal);
    try {
      const own = await ownNumbers();
      const { models } = asked.tenant.settings.assistant;
      for (const [at, model] of models.entries()) {
        // A model that says nothing leaves time for those behind it.
        const share = createPatience(patience.leftMs() / (models.length - at), patience.signal);
        const evidence = createEvidence();
        const turn: ModelTurn = {
          asked: { ...asked, signal: share.signal },
          question,
          tools,
          evidence,
          seen: { proposals: [], loans: new Map(), named: new Set(), hasTexts: false },
        };
        const messages = await beginTalk(turn, own);
        const talk = converse(deps, model, turn, { prompt: promptOf(asked.language, asked.today), messages });
        try {
          let step = await talk.next();
          for (; !step.done; step = await talk.next()) {
            if (!hasSaid) yield understood(turn, libraries);
            hasSaid = true;
            share.end();
            yield step.value;
            patience.restart();
          }
          if (step.value === 'done' && (hasSaid || turn.seen.proposals.length > 0)) {
            if (!hasSaid) break;
            yield* proposed(turn);
            return;
          }
          fallback = FALLBACK_OF[step.value];
        } catch (error) {
          fallback = noteFault(deps, asked, error);
        } finally {
          share.end();
          await talk.return('done');
        }
        if (asked.signal.aborted) return;
        if (hasSaid || patience.signal.aborted) break;
      }
    } finally {
      patience.end();
      place.leave();
    }
    yield* withoutModel(asked, tools, fallback, hasSaid);
  };
}

/** Logs why a model did not answer, without words of readers. Our own faults do not take the answer without a model from the reader. */
function noteFault(deps: Pick<Deps, 'log'>, { tenant, signal }: AskedQuestion, error: unknown): Fallback {
  if (!(error instanceof ModelError)) {
    deps.log.error({ tenant: tenant.id, err: error }, 'an answer by a model failed');
    return 'modelAway';
  }
  if (!signal.aborted)
    deps.log.warn({ tenant: tenant.id, fault: error.fault, why: error.message }, 'a model failed');
  return error.fault === 'refused' ? 'modelRefused' : 'modelAway';
}

async function read(
  asked: AskedQuestion,
  tools: AssistantTools,
): Promise<{ readonly question: Question; readonly libraries: readonly NamedLibrary[] }> {
  const libraries = await namedLibraries(tools);
  return { question: await understand(asked.text, { ...asked, libraries }), libraries };
}

/** The search that the answer rests on is the last one that found something; its limits are shown as filters. */
function understood(
  { asked, question, tools, seen }: ModelTurn,
  libraries: readonly NamedLibrary[],
): AnswerPart {
  if (!seen.search) return { kind: 'understood', question };
  const words = WORDS[asked.language];
  const filters = shownFilters({ asked, question, tools, words, libraries }, seen.search.search);
  return { kind: 'understood', question, ...seen.search, filters };
}

/** What the model proposed; of works only those that the answer names, because a text of a record may ask for any. */
function* proposed({ seen }: ModelTurn): Iterable<AnswerPart> {
  for (const proposal of seen.proposals)
    if (!('recordId' in proposal) || seen.named.has(proposal.recordId)) yield { kind: 'proposal', proposal };
  if (seen.proposals.some(({ kind }) => kind === 'askLibrarian')) yield { kind: 'unknown' };
}

/** The answer without a model, after the reason; `hasSaid`: a model began to answer, and this follows its sentences. */
async function* withoutModel(
  asked: AskedQuestion,
  tools: AssistantTools,
  fallback: Fallback | undefined,
  hasSaid: boolean,
): AsyncIterable<AnswerPart> {
  if (hasSaid) {
    if (fallback) yield { kind: 'fallback', fallback };
    yield { kind: 'text', pieces: ['\n\n'] };
  }
  for await (const part of answerByGrammar(asked, tools)) {
    if (part.kind !== 'understood') yield part;
    else if (!hasSaid) {
      yield { ...part, by: 'builtIn' };
      if (fallback) yield { kind: 'fallback', fallback };
    }
  }
}
