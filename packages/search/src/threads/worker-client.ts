import { Worker } from 'node:worker_threads';
import { type AnswerMessage, type AskMessage, type Calls, fromFailure } from './worker-calls.ts';

interface Pending {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A worker thread that answers calls. It is started by the first call and again by the next call after it died; a death rejects the
 * calls under way. It keeps the process alive only while calls are under way.
 */
export class WorkerClient<C extends Calls<C>> {
  readonly #module: URL;
  readonly #onStart: (() => void) | undefined;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #lastId = 0;
  #closed = false;

  /** `onStart` runs after each start, before the call that caused it: to tell the new thread what the old one knew. */
  constructor(module: URL, onStart?: () => void) {
    this.#module = module;
    this.#onStart = onStart;
  }

  /** Calls that are not answered yet. */
  get load(): number {
    return this.#pending.size;
  }

  get running(): boolean {
    return this.#worker !== undefined;
  }

  /** Starts the thread ahead of its first call. */
  start(): void {
    if (!this.#closed) this.#worker ??= this.#start();
  }

  call<K extends keyof C & string>(call: K, ask: C[K]['ask']): Promise<C[K]['answer']> {
    if (this.#closed) return Promise.reject(new Error('the search engine is closed'));
    const worker = this.#worker ?? this.#start();
    const id = ++this.#lastId;
    if (this.#pending.size === 0) worker.ref();
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      worker.postMessage({ id, call, ask } satisfies AskMessage);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.stop();
  }

  /** Ends the thread; the next call starts a new one. */
  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
    this.#rejectAll(new Error('the search engine was closed'));
  }

  #start(): Worker {
    const bootstrap = new URL('./worker-bootstrap.mjs', import.meta.url);
    const worker = new Worker(bootstrap, { workerData: { module: this.#module.href }, execArgv: [] });
    worker.unref();
    worker.on('message', (message: AnswerMessage) => this.#settle(worker, message));
    worker.on('error', (error) => this.#ended(worker, new Error(`search thread failed: ${error.message}`)));
    worker.on('exit', () => this.#ended(worker, new Error('search thread ended')));
    this.#worker = worker;
    this.#onStart?.();
    return worker;
  }

  #settle(worker: Worker, message: AnswerMessage): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (this.#pending.size === 0) worker.unref();
    if ('failure' in message) pending?.reject(fromFailure(message.failure));
    else pending?.resolve(message.answer);
  }

  #ended(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#rejectAll(error);
  }

  #rejectAll(error: Error): void {
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(error);
  }
}
