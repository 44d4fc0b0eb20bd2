import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { AskedOfModel } from './asked.ts';
import type { ScriptedReply } from './reply.ts';

export type { AskedOfModel } from './asked.ts';
export type { ScriptedReply } from './reply.ts';

/** A language model in a process of its own (README.md). */
export interface ModelServer {
  readonly origin: string;
  /**
   * Replies from now on, in this order; the last one is said again and again. What was asked before is forgotten. Without replies, each
   * model does what its name says.
   */
  script(...replies: readonly ScriptedReply[]): Promise<void>;
  /** The same for one model alone; nothing is forgotten. */
  scriptModel(model: string, ...replies: readonly ScriptedReply[]): Promise<void>;
  /** What it was asked since the last script, in order. */
  asked(): Promise<readonly AskedOfModel[]>;
  close(): Promise<void>;
}

const ROOT = `${import.meta.dirname}/../../../../..`;

export async function startModelServer(): Promise<ModelServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', `${import.meta.dirname}/main.ts`, '--child'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const [origin] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(() => Promise.reject(new Error('the model server did not start'))),
  ])) as [string];

  async function control(method: string, path: string, body?: object): Promise<unknown> {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${origin}/control/${path}`, init);
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }

  return {
    origin,
    async script(...replies) {
      await control('DELETE', 'script');
      await control('DELETE', 'asked');
      if (replies.length > 0) await control('PUT', 'script', { replies });
    },
    async scriptModel(model, ...replies) {
      await control('PUT', 'script', { model, replies });
    },
    asked: async () => (await control('GET', 'asked')) as AskedOfModel[],
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
