import { Worker } from 'node:worker_threads';
import type { MappedKind, ProviderFault, ScholarKind } from '@lectern/contracts/discovery/providers/provider';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import type { PapersQuestion } from '../papers/papers.ts';
import { SourceFaultError } from '../source-fault-error.ts';

/** Work of the thread: whether a mapping can be run, what it makes of an answer, or what a scholarly source answered. */
export type MappingTask =
  | { readonly what: 'check'; readonly mapping: string }
  | {
      readonly what: 'map';
      readonly kind: MappedKind;
      readonly mapping: string;
      readonly body: Uint8Array;
      readonly contentType: string;
      /** The question, as `$book` of the mapping. */
      readonly book: Readonly<Record<string, string>>;
    }
  | {
      readonly what: 'papers';
      readonly kind: ScholarKind;
      readonly question: PapersQuestion;
      readonly body: Uint8Array;
      readonly contentType: string;
    };

export type MappingAnswer =
  | { readonly json: string }
  | { readonly fault: ProviderFault; readonly reason: string };

/** Runs mappings one after another in a thread of its own, which is ended if one takes too long or too much memory. */
export interface MappingThread {
  /** JSON. @throws SourceFaultError, OutsideError (busy) if too many wait */
  run(task: MappingTask): Promise<string>;
  close(): Promise<void>;
}

/** Longer than JSONata's own limit: it ends what that one does not see, such as one long step. */
const PATIENCE_MS = 1000;
/** The first task of a thread waits until its modules are loaded. */
const START_MS = 20_000;
const MOST_WAITING = 100;
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

export function createMappingThread(patienceMs = PATIENCE_MS): MappingThread {
  let worker: Worker | undefined;
  let isWarm = false;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function start(): Worker {
    const bootstrap = new URL('./mapping-bootstrap.mjs', import.meta.url);
    const module = new URL('./mapping-worker.ts', import.meta.url).href;
    // Without the environment: it has the keys of the installation.
    const started = new Worker(bootstrap, {
      workerData: { module },
      execArgv: [],
      env: {},
      resourceLimits: MEMORY,
    });
    started.unref();
    // What fails between two tasks concerns nobody; the next task starts a thread then.
    started.on('error', () => undefined);
    started.on('exit', () => {
      if (worker === started) worker = undefined;
    });
    isWarm = false;
    return started;
  }

  function end(): Promise<unknown> {
    const ended = worker;
    worker = undefined;
    return ended?.terminate() ?? Promise.resolve();
  }

  /** One task alone: whatever ends the thread is the fault of this one. */
  function runNow(task: MappingTask): Promise<string> {
    worker ??= start();
    const thread = worker;
    return new Promise<string>((resolve, reject) => {
      const fail = (reason: string) => {
        finish();
        void end();
        reject(new SourceFaultError('MAPPING_TOO_LONG', reason));
      };
      const timer = setTimeout(() => fail('the mapping takes too long'), isWarm ? patienceMs : START_MS);
      const onMessage = (answer: MappingAnswer) => {
        finish();
        isWarm = true;
        if ('json' in answer) resolve(answer.json);
        else reject(new SourceFaultError(answer.fault, answer.reason));
      };
      const onEnd = () => fail('the mapping takes too much memory');
      function finish(): void {
        clearTimeout(timer);
        thread.off('message', onMessage).off('error', onEnd).off('exit', onEnd);
      }
      thread.on('message', onMessage).on('error', onEnd).on('exit', onEnd);
      thread.postMessage(task);
    });
  }

  return {
    async run(task) {
      if (waiting >= MOST_WAITING) throw new OutsideError('busy', 'too many mappings are waiting');
      waiting += 1;
      const before = last;
      const done = before.then(() => runNow(task));
      last = done.catch(() => undefined);
      try {
        return await done;
      } finally {
        waiting -= 1;
      }
    },
    close: async () => void (await end()),
  };
}
