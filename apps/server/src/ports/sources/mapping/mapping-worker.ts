import { parentPort } from 'node:worker_threads';
import type { PapersAnswer } from '../papers/papers.ts';
import { PAPERS_PROTOCOLS } from '../papers/papers-protocols.ts';
import { SourceFaultError } from '../source-fault-error.ts';
import { decodeBody } from './decode-body.ts';
import { evaluateMapping, mappingFault } from './evaluate-mapping.ts';
import type { MappingAnswer, MappingTask } from './mapping-thread.ts';
import { parseJsonAnswer } from './parse-json-answer.ts';
import { parseXmlAnswer } from './parse-xml-answer.ts';

const port = parentPort;
if (port === null) throw new Error('not a worker thread');
port.on('message', (task: MappingTask) => {
  void answer(task).then((done) => port.postMessage(done));
});

async function answer(task: MappingTask): Promise<MappingAnswer> {
  try {
    if (task.what === 'check') return { json: JSON.stringify(mappingFault(task.mapping) ?? null) };
    const text = decodeBody(task.body, task.contentType);
    if (task.what === 'papers') return { json: JSON.stringify(papersIn(task, text)) };
    const parsed = task.kind === 'json' ? parseJsonAnswer(text) : parseXmlAnswer(text);
    return { json: await evaluateMapping(task.mapping, parsed, task.book) };
  } catch (error) {
    if (error instanceof SourceFaultError) return { fault: error.source, reason: error.message };
    return { fault: 'MAPPING', reason: error instanceof Error ? error.message.slice(0, 300) : 'failed' };
  }
}

function papersIn({ kind, question }: MappingTask & { readonly what: 'papers' }, text: string): PapersAnswer {
  // Europe PMC answers in XML where it was not asked for JSON.
  const parsed = text.startsWith('<?xml') ? parseXmlAnswer(text) : parseJsonAnswer(text);
  const answer = PAPERS_PROTOCOLS[kind].read(question, parsed);
  if (!answer) throw new SourceFaultError('SHAPE', `the answer is not one of ${kind}`);
  return answer;
}
