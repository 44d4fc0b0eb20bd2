import { Worker } from 'node:worker_threads';
import type { CitationStyle } from '@lectern/contracts/citations/cite-bibs';
import type { Language } from '@lectern/contracts/languages';
import type { CslItem } from '@lectern/marc/citations/csl-item';

export interface EntryRequest {
  readonly style: CitationStyle;
  readonly locale: Language;
  readonly item: CslItem;
}

type Answer = { readonly id: number } & ({ readonly entry: string } | { readonly fault: string });

interface Waiting {
  readonly resolve: (entry: string) => void;
  readonly reject: (error: Error) => void;
}

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** One bibliography entry as the processor's HTML. The thread starts with the first entry and keeps no process alive. */
export function writeEntry(request: EntryRequest): Promise<string> {
  thread ??= startThread();
  if (waiting.size === 0) thread.ref();
  const id = ++lastId;
  const entry = new Promise<string>((resolve, reject) => waiting.set(id, { resolve, reject }));
  thread.postMessage({ id, ...request });
  return entry;
}

function startThread(): Worker {
  const worker = new Worker(new URL('./csl-thread.mjs', import.meta.url), { execArgv: [] });
  worker.unref();
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if ('fault' in answer) asked?.reject(new Error(`reference not written: ${answer.fault}`));
    else asked?.resolve(answer.entry);
  });
  const ended = (error: Error) => {
    if (thread === worker) thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', ended);
  worker.on('exit', () => ended(new Error('the thread that writes references ended')));
  return worker;
}
