import type { AnswerLine } from '@lectern/contracts/reference/ai/answer-lines';

/** What the lines of an answer say, in one. */
export function trialFacts(lines: readonly AnswerLine[]) {
  const end = lines.find((line) => line.dataType === 9)?.data;
  return {
    meaning: lines.find((line) => line.dataType === 1)?.data,
    text: lines.map((line) => (line.dataType === 0 ? line.data.chunkMessage.content : '')).join(''),
    sources: lines.flatMap((line) => (line.dataType === 2 ? line.data.sources : [])),
    proposals: lines.flatMap((line) => (line.dataType === 3 ? line.data.proposals : [])),
    fallback: lines.find((line) => line.dataType === 4)?.data.fallback,
    isDone: end?.state === 'done',
    isKnown: end?.known ?? false,
  };
}
