import type { Clock } from '../../../platform/clock.ts';
import { SystemFault } from './system-fault.ts';

/** What a library system says of the copies of a record, which is named by its number there. */
export interface RecordAnswer<Copy> {
  readonly holdings: readonly Copy[];
  /** ISO instant. */
  readonly at: string;
  /** It was asked for just now. */
  readonly isNew: boolean;
}

/** Records that were asked for a short time ago. */
export interface RecordAnswers<Copy> {
  /**
   * Answers that came within the time of a page; the others are absent.
   * @throws SystemFault if none came
   */
  ask(numbers: readonly string[]): Promise<ReadonlyMap<string, RecordAnswer<Copy>>>;
  /** Its items were changed: asked for anew the next time. */
  forget(number: string): void;
}

/** Most answers that are kept. */
const MOST_KEPT = 20_000;

interface AnswerDeps<Copy> {
  readonly clock: Clock;
  /** The copies of records. A record without an answer is absent. @throws SystemFault */
  readonly askFor: (
    numbers: readonly string[],
    timeoutMs: number,
  ) => Promise<ReadonlyMap<string, readonly Copy[]>>;
}

/** See the settings of the same names in docs/drivers.md. */
interface AnswerSettings {
  readonly batch: number;
  readonly cacheSeconds: number;
  readonly pageMs: number;
}

/** Asks for records, many in one question and all questions at the same time, and keeps the answers for the seconds of the settings. */
export function createRecordAnswers<Copy>(
  { askFor, clock }: AnswerDeps<Copy>,
  { batch, cacheSeconds, pageMs }: AnswerSettings,
): RecordAnswers<Copy> {
  const kept = new Map<
    string,
    { readonly until: number; readonly answer: Omit<RecordAnswer<Copy>, 'isNew'> }
  >();

  function keep(id: string, answer: Omit<RecordAnswer<Copy>, 'isNew'>): void {
    kept.delete(id);
    kept.set(id, { until: clock.steadyMs() + cacheSeconds * 1000, answer });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  return {
    async ask(numbers) {
      const now = clock.steadyMs();
      const answers = new Map<string, RecordAnswer<Copy>>();
      const unknown: string[] = [];
      for (const id of new Set(numbers)) {
        const known = kept.get(id);
        if (known && now < known.until) answers.set(id, { ...known.answer, isNew: false });
        else unknown.push(id);
      }
      const questions = Array.from({ length: Math.ceil(unknown.length / batch) }, (_, at) =>
        askFor(unknown.slice(at * batch, (at + 1) * batch), pageMs),
      );
      let fault: SystemFault | undefined;
      for (const result of await Promise.allSettled(questions)) {
        if (result.status === 'rejected') {
          if (!(result.reason instanceof SystemFault)) throw result.reason;
          fault = result.reason;
          continue;
        }
        const at = clock.now().toISOString();
        for (const [id, holdings] of result.value) {
          keep(id, { holdings, at });
          answers.set(id, { holdings, at, isNew: true });
        }
      }
      if (fault && answers.size === 0) throw fault;
      return answers;
    },
    forget: (number) => void kept.delete(number),
  };
}
