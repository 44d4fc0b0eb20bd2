import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { UnavailableError } from '../unavailable-error.ts';
import { PageFaultError } from './page-fault-error.ts';
import type { PageAnswer, PageResults, PageTask } from './page-tasks.ts';

/** One process that draws, started when it is needed. */
export interface DrawingProcess {
  /** One task at a time. @throws PageFaultError */
  run<Task extends PageTask>(task: Task): Promise<PageResults[Task['what']]>;
  end(): void;
}

/** Stamping reads and writes whole documents; the first task of a process waits until its modules are loaded. */
const PATIENCE_MS: Readonly<Record<PageTask['what'], number>> = {
  describe: 20_000,
  page: 20_000,
  picture: 20_000,
  measure: 10_000,
  region: 20_000,
  mark: 10_000,
  text: 20_000,
  texts: 20_000,
  boxes: 10_000,
  stamp: 60_000,
};
const START_MS = 20_000;
const HEAP_MB = 512;
/** Pictures are outside the heap of JavaScript, so all memory of the process is looked at while it works. */
const MOST_MEMORY_BYTES = 1_200_000_000;
const LOOK_MS = 500;
const PAGE_BYTES = 4096;

/** @param slower multiplies the patience, for tests */
export function createDrawingProcess(slower = 1): DrawingProcess {
  let child: ChildProcess | undefined;
  let isWarm = false;

  function start(): ChildProcess {
    // A process and not a thread: native code draws, and what kills native code kills the whole process that it is in.
    // Without the environment: it has the keys of the installation.
    const started = fork(fileURLToPath(new URL('./child/bootstrap.mjs', import.meta.url)), [], {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    started.on('error', () => undefined);
    started.on('exit', () => {
      if (child === started) child = undefined;
    });
    isWarm = false;
    return started;
  }

  function end(): void {
    const ended = child;
    child = undefined;
    ended?.kill('SIGKILL');
  }

  return {
    end,
    run<Task extends PageTask>(task: Task) {
      child ??= start();
      const working = child;
      return new Promise<PageResults[Task['what']]>((resolve, reject) => {
        const patience = (PATIENCE_MS[task.what] + (isWarm ? 0 : START_MS)) * slower;
        const giveUp = () => {
          finish();
          end();
          reject(new PageFaultError('tooLarge'));
        };
        const timer = setTimeout(giveUp, patience);
        const look = setInterval(() => {
          void memoryOf(working.pid).then((bytes) => bytes > MOST_MEMORY_BYTES && giveUp());
        }, LOOK_MS);
        const onMessage = (message: unknown) => {
          finish();
          isWarm = true;
          const answer = message as PageAnswer;
          if ('done' in answer) resolve(answer.done as PageResults[Task['what']]);
          else reject(new PageFaultError(answer.fault));
        };
        // It died: by its own memory, or by what a document made of native code. One that ends by itself at once cannot work at all.
        const onExit = (code?: unknown) => {
          finish();
          const neverWorked = !isWarm && code === 1;
          reject(
            neverWorked ? new UnavailableError('pages cannot be drawn here') : new PageFaultError('tooLarge'),
          );
        };
        function finish(): void {
          clearTimeout(timer);
          clearInterval(look);
          working.off('message', onMessage).off('exit', onExit).off('error', onExit);
          working.channel?.unref();
        }
        working.on('message', onMessage).on('exit', onExit).on('error', onExit);
        working.channel?.ref();
        working.send({ task });
      });
    },
  };
}

/** Bytes in memory; 0 where the system does not say. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
}
