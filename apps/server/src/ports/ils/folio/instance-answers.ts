import type { Clock } from '../../../platform/clock.ts';
import type { FolioApi } from './folio-api.ts';
import { FolioFault } from './folio-fault.ts';
import type { FolioSettings } from './folio-settings.ts';
import type { FolioHolding } from './folio-shapes.ts';

/** What FOLIO says of the items of an instance. */
export interface InstanceAnswer {
  readonly holdings: readonly FolioHolding[];
  /** ISO instant. */
  readonly at: string;
  /** It was asked for just now. */
  readonly isNew: boolean;
}

/** Instances that were asked for a short time ago. */
export interface InstanceAnswers {
  /**
   * Answers that came within the time of a page; the others are absent.
   * @throws FolioFault if none came
   */
  ask(instanceIds: readonly string[]): Promise<ReadonlyMap<string, InstanceAnswer>>;
  /** Its items were changed: asked for anew the next time. */
  forget(instanceId: string): void;
}

/** Most answers that are kept. */
const MOST_KEPT = 20_000;

type Asked = Pick<FolioSettings, 'batch' | 'cacheSeconds' | 'pageMs'>;

/** Asks for instances, many in one question and all questions at the same time, and keeps the answers for the seconds of the settings. */
export function createInstanceAnswers(
  { api, clock }: { readonly api: FolioApi; readonly clock: Clock },
  { batch, cacheSeconds, pageMs }: Asked,
): InstanceAnswers {
  const kept = new Map<string, { readonly until: number; readonly answer: Omit<InstanceAnswer, 'isNew'> }>();

  function keep(id: string, answer: Omit<InstanceAnswer, 'isNew'>): void {
    kept.delete(id);
    kept.set(id, { until: clock.steadyMs() + cacheSeconds * 1000, answer });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  return {
    async ask(instanceIds) {
      const now = clock.steadyMs();
      const answers = new Map<string, InstanceAnswer>();
      const unknown: string[] = [];
      for (const id of new Set(instanceIds)) {
        const known = kept.get(id);
        if (known && now < known.until) answers.set(id, { ...known.answer, isNew: false });
        else unknown.push(id);
      }
      const questions = Array.from({ length: Math.ceil(unknown.length / batch) }, (_, at) =>
        api.holdings(unknown.slice(at * batch, (at + 1) * batch), pageMs),
      );
      let fault: FolioFault | undefined;
      for (const result of await Promise.allSettled(questions)) {
        if (result.status === 'rejected') {
          if (!(result.reason instanceof FolioFault)) throw result.reason;
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
    forget: (instanceId) => void kept.delete(instanceId),
  };
}
