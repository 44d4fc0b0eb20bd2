import { readFileSync } from 'node:fs';
import { sharedFile } from '@lectern/marc/testing/shared-data';

/** A request and the answer of a library system to it, as they were recorded. */
export interface RecordedPair {
  readonly id: number;
  readonly request: string;
  readonly response: string;
  readonly note?: string;
}

const file = sharedFile('sip2-messages/pairs.jsonl');

/** None without the shared data. */
export const RECORDED_PAIRS: readonly RecordedPair[] = file
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as RecordedPair)
  : [];

/** The pairs whose answer is this message. */
export function answersWith(code: string): readonly RecordedPair[] {
  return RECORDED_PAIRS.filter(({ response }) => response.startsWith(code));
}
