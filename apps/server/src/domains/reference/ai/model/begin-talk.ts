import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { maskPersonal } from '../../../../platform/mask-personal.ts';
import type { ModelMessage } from '../../../../ports/language-model/language-model-port.ts';
import type { ModelTurn } from './tools/model-tools.ts';

/** Questions before that a model is told, and works of each. */
const TOLD_TURNS = 4;
const TOLD_WORKS = 5;

/** The question with what was said before, masked: this alone leaves before a tool is called. `own`: numbers of the reader. */
export async function beginTalk(
  { asked, tools, evidence }: ModelTurn,
  own: readonly string[],
): Promise<readonly ModelMessage[]> {
  const before: ModelMessage[] = [];
  for (const { question, recordIds } of asked.turns.slice(-TOLD_TURNS)) {
    const named: string[] = [];
    for (const recordId of recordIds.slice(0, TOLD_WORKS)) {
      const record = await tools.getRecord(recordId);
      if (isRefusal(record)) continue;
      named.push(`${evidence.addWork(recordId, [record.title])} = ${record.title}`);
    }
    before.push({ role: 'user', text: maskPersonal(question.text, own) });
    before.push({ role: 'assistant', text: named.length > 0 ? named.join('\n') : '…', calls: [] });
  }
  return [...before, { role: 'user', text: maskPersonal(asked.text, own) }];
}
