import type { ModelSettings } from '@lectern/contracts/people/tenant/model-settings';
import type { Deps } from '../../../../platform/deps.ts';
import type {
  ModelCall,
  ModelMessage,
  ModelStop,
  ModelThought,
} from '../../../../ports/language-model/language-model-port.ts';
import type { AnswerPart } from '../answer-part.ts';
import { checkSentence } from './gate/check-sentence.ts';
import type { SentenceContext } from './gate/plain-words.ts';
import { createSentences } from './gate/sentences.ts';
import { definitionOf, type ModelTurn, runModelCall } from './tools/model-tools.ts';
import { proposeTool } from './tools/propose.ts';
import { READING_TOOLS } from './tools/reading-tools.ts';
import { hasTokensLeft, noteUse } from './use/note-use.ts';

/** All that a model can do: it reads, as the reader can, and proposes. */
const MODEL_TOOLS = [...READING_TOOLS, proposeTool];

/** Replies of one answer in which a model may call tools, and calls of one reply. */
const MOST_ROUNDS = 6;
const MOST_CALLS = 8;
/** Sentences of one answer: beyond them nobody reads on, and a model that does not stop is stopped. */
const MOST_SENTENCES = 40;
/** Sentences of one answer that are looked at: a model that says nothing else than what may not be shown is stopped too. */
const MOST_LOOKED_AT = 200;
/** As long texts are in no answer. A model that writes on is stopped. */
const MOST_CHARACTERS = 30_000;
/** As long as nobody counted tokens: so many characters are about one. */
const CHARACTERS_OF_TOKEN = 3;

/** How a talk with a model ended. */
export type TalkEnd = 'done' | 'refused' | 'overBudget';

/**
 * Asks a model, makes the calls that it asks for, and yields the sentences that may be said, as they come.
 *
 * @throws ModelError; what was said before stays said
 */
export async function* converse(
  deps: Deps,
  model: ModelSettings,
  turn: ModelTurn,
  { prompt, messages: begun }: { readonly prompt: string; readonly messages: readonly ModelMessage[] },
): AsyncGenerator<AnswerPart, TalkEnd> {
  const { asked } = turn;
  const told = [prompt, ...MODEL_TOOLS.map(({ description }) => description)].join('\n');
  const context: SentenceContext = { language: asked.language, question: asked.text, prompt: told };
  const messages = [...begun];
  const used = { input: 0, output: 0 };
  const request = { system: prompt, tools: MODEL_TOOLS.map(definitionOf), signal: asked.signal };
  let isComplete = false;
  let said = 0;
  let lookedAt = 0;
  try {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      if (!(await hasTokensLeft(deps, asked.tenant))) return 'overBudget';
      const sentences = createSentences();
      const calls: ModelCall[] = [];
      const held: string[] = [];
      let text = '';
      let stop: ModelStop = 'done';
      let thought: ModelThought | undefined;
      let inReply = { input: 0, output: 0 };
      let isCounted = false;
      try {
        for await (const event of deps.languageModel.ask(asked.tenant.id, model, { ...request, messages })) {
          if (event.kind === 'use') {
            inReply = event;
            isCounted = true;
          } else if (event.kind === 'call') calls.push(event.call);
          else if (event.kind === 'thought') thought = event.thought;
          else if (event.kind === 'stop') stop = event.stop;
          else {
            text += event.text;
            for (const sentence of sentences.push(event.text)) {
              if (isEnough(held.length)) break;
              // Before the first call a model says what it will look for; that is no answer.
              if (round === 0) held.push(sentence);
              else {
                const part = await checked(sentence);
                if (part) yield part;
              }
            }
            if (isEnough(held.length) || text.length > MOST_CHARACTERS) {
              stop = 'tooLong';
              break;
            }
          }
        }
      } finally {
        const guessed = { input: Math.ceil(lengthOf(messages) / CHARACTERS_OF_TOKEN), output: text.length };
        const counted = isCounted && inReply.input + inReply.output > 0 ? inReply : guessed;
        used.input += counted.input;
        used.output += counted.output;
      }
      if (stop === 'refused') {
        isComplete = true;
        return 'refused';
      }
      if (calls.length === 0 || stop === 'tooLong') {
        // A sentence that the limit of tokens cut may say something else than a whole one.
        const last = stop === 'done' ? [sentences.rest()] : [];
        for (const sentence of [...held, ...last]) {
          const part = await checked(sentence);
          if (part) yield part;
        }
        isComplete = true;
        return 'done';
      }
      messages.push({ role: 'assistant', text, calls: calls.slice(0, MOST_CALLS), thought });
      const results = [];
      for (const call of calls.slice(0, MOST_CALLS))
        results.push({ callId: call.id, text: await runModelCall(MODEL_TOOLS, call, turn) });
      messages.push({ role: 'results', results });
    }
    // Who only calls tools does not answer.
    return 'refused';
  } finally {
    await noteUse(deps, asked.tenant, model, used, isComplete);
  }

  function isEnough(held: number): boolean {
    return Math.max(said, held) >= MOST_SENTENCES || lookedAt >= MOST_LOOKED_AT;
  }

  async function checked(sentence: string): Promise<AnswerPart | undefined> {
    lookedAt += 1;
    if (sentence.trim() === '')
      return said > 0 && sentence.includes('\n') ? { kind: 'text', pieces: ['\n'] } : undefined;
    const pieces = await checkSentence(sentence, turn.tools, turn.evidence, context);
    if (!pieces) return undefined;
    said += 1;
    for (const piece of pieces)
      if (typeof piece !== 'string')
        turn.seen.named.add('quote' in piece ? piece.quote.record : piece.record);
    return { kind: 'text', pieces };
  }
}

function lengthOf(messages: readonly ModelMessage[]): number {
  return JSON.stringify(messages).length;
}
