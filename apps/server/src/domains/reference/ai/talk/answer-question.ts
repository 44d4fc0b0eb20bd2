import type { AnswerLine } from '@lectern/contracts/reference/ai/answer-lines';
import { newId } from '../../../../platform/db/ids.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import type { Answerer, AskedQuestion } from '../answerer.ts';
import { noteAccountReads } from '../tools/note-account-reads.ts';
import { openTools } from '../tools/open-tools.ts';
import type { AssistantTools } from '../tools/tools.ts';
import { createCitations } from './cite.ts';
import { type AnsweredBy, createLineWriter, type Given } from './write-lines.ts';

/** Who answers, and what is done with what was said. */
interface Talk {
  readonly by: AnsweredBy;
  readonly answerer: Answerer;
  /** Called once, with what has reached the reader: also where the reader left before the end. */
  keep(answerId: string, given: Given): Promise<void>;
}

/**
 * The lines of an answer. A fault of an answerer ends it as failed; what was said before stays said. It is kept before its last line
 * leaves, so that whoever has read this line can ask on.
 */
export async function* answerQuestion(
  deps: Deps,
  context: CallContext,
  asked: AskedQuestion,
  { by, answerer, keep }: Talk,
  opened: AssistantTools = openTools(deps, context),
): AsyncGenerator<AnswerLine> {
  const { tools, hasRead } = noteAccountReads(opened);
  const answerId = newId();
  const writer = createLineWriter(
    answerId,
    by,
    asked.language,
    createCitations(tools, asked.language),
    hasRead,
  );
  let state: 'done' | 'failed' = 'done';
  try {
    for await (const part of answerer(asked, tools)) {
      if (asked.signal.aborted) return;
      yield* writer.linesOf(part);
    }
  } catch (error) {
    deps.log.error({ err: error, requestId: context.requestId }, 'an answer failed');
    state = 'failed';
  } finally {
    await keep(answerId, writer.given());
  }
  yield { dataType: 9, data: { state, known: state === 'done' && writer.given().isKnown } };
}
