/** What came of one expectation. `reason` groups alike ones; `detail` shows a person what happened. */
export interface Verdict {
  readonly outcome: 'passed' | 'failed' | 'unanswerable';
  readonly reason?: string;
  readonly detail?: string;
}

/** A verdict with its place in the report. */
export interface Judged extends Verdict {
  readonly set: string;
  readonly name: string;
}

export function passedIf(good: boolean, detail: string): Verdict {
  return good ? { outcome: 'passed' } : { outcome: 'failed', detail };
}

export function unanswerable(reason: string): Verdict {
  return { outcome: 'unanswerable', reason };
}
