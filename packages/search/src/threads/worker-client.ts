import { Worker } from 'node:worker_threads';
import { type AnswerMessage, type CallMessage, type Calls, fromFailure } from './worker-calls.ts';

interface Pending {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A worker thread that answers calls. It is started by the first call and again by the next call after it died; a death rejects the
 * calls that this thread had not answered. It keeps the process alive only while calls are under way.
 */
export class WorkerClient<C extends Calls<C>> {
  readonly #name: string;
  readonly #module: URL;
  readonly #onStart: (() => void) | undefined;
  #thread: Thread | undefined;
  #closed = false;

  /**
   * `name` stands in messages: "the search thread ended". `onStart` runs after each start, before the call that caused it: to tell the
   * new thread what the old one knew.
   */
  constructor(name: string, module: URL, onStart?: () => void) {
    this.#name = name;
    this.#module = module;
    this.#onStart = onStart;
  }

  /** Calls that are not answered yet. */
  get load(): number {
    return this.#thread?.load ?? 0;
  }

  get running(): boolean {
    return this.#thread !== undefined;
  }

  /** Starts the thread ahead of its first call. */
  start(): void {
    if (!this.#closed) this.#thread ??= this.#start();
  }

  call<K extends keyof C & string>(call: K, input: C[K]['input']): Promise<C[K]['answer']> {
    if (this.#closed) return Promise.reject(new Error(`the ${this.#name} thread is closed`));
    const thread = this.#thread ?? this.#start();
    return thread.call(call, input);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.stop();
  }

  /** Ends the thread; the next call starts a new one. */
  async stop(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.end(new Error(`the ${this.#name} thread was ${this.#closed ? 'closed' : 'stopped'}`));
  }

  #start(): Thread {
    const thread: Thread = new Thread(this.#name, this.#module, () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    this.#thread = thread;
    this.#onStart?.();
    return thread;
  }
}

/** One thread from its start to its end, with its own calls: its end does not touch the calls of the thread after it. */
class Thread {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;

  constructor(name: string, module: URL, onEnd: () => void) {
    const bootstrap = new URL('./worker-bootstrap.mjs', import.meta.url);
    this.#worker = new Worker(bootstrap, { workerData: { module: module.href }, execArgv: [] });
    this.#worker.unref();
    const ended = (error: Error) => {
      onEnd();
      this.#rejectAll(error);
    };
    this.#worker.on('message', (message: AnswerMessage) => this.#settle(message));
    this.#worker.on('error', (error) => ended(new Error(`the ${name} thread failed: ${error.message}`)));
    this.#worker.on('exit', () => ended(new Error(`the ${name} thread ended`)));
  }

  get load(): number {
    return this.#pending.size;
  }

  call(call: string, input: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      // What cannot be copied is refused here, before anything waits for it.
      this.#worker.postMessage({ id, call, input } satisfies CallMessage);
      if (this.#pending.size === 0) this.#worker.ref();
      this.#pending.set(id, { resolve, reject });
    });
  }

  async end(reason: Error): Promise<void> {
    this.#rejectAll(reason);
    await this.#worker.terminate();
  }

  #settle(message: AnswerMessage): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (this.#pending.size === 0) this.#worker.unref();
    if ('failure' in message) pending?.reject(fromFailure(message.failure));
    else pending?.resolve(message.answer);
  }

  #rejectAll(error: Error): void {
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(error);
  }
}
