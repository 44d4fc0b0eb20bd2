import { afterEach, describe, expect, it } from 'vitest';
import { SearchLimitError } from '../search-errors.ts';
import type { EchoCalls } from './testing/echo-worker.ts';
import { WorkerClient } from './worker-client.ts';

describe('WorkerClient', () => {
  let starts = 0;
  const clients: WorkerClient<EchoCalls>[] = [];
  function newClient(): WorkerClient<EchoCalls> {
    const module = new URL('./testing/echo-worker.ts', import.meta.url);
    const client = new WorkerClient<EchoCalls>('echo', module, () => starts++);
    clients.push(client);
    return client;
  }
  afterEach(async () => {
    starts = 0;
    await Promise.all(clients.splice(0).map((client) => client.close()));
  });

  it('answers calls, and raises the errors that callers tell apart as they were', async () => {
    const client = newClient();
    expect(await client.call('echo', '红')).toBe('红');
    await expect(client.call('fail', 'plain')).rejects.toThrow('plain failure');
    const error = await client.call('fail', 'limit').catch((raised: unknown) => raised);
    expect(error).toBeInstanceOf(SearchLimitError);
    expect(error).toMatchObject({ limit: 'queryLength', allowed: 10, requested: 20 });
    expect(client.load).toBe(0);
  });

  it('rejects what a crashed thread was asked, and answers the next call from a new thread', async () => {
    const client = newClient();
    const waiting = expect(client.call('wait', undefined)).rejects.toThrow('ended');
    await expect(client.call('crash', undefined)).rejects.toThrow('ended');
    await waiting;
    expect(client.running).toBe(false);
    expect(await client.call('echo', 'again')).toBe('again');
    expect(starts).toBe(2);
  });

  it('answers the next call although a thread that failed has not ended yet', async () => {
    const client = newClient();
    await expect(client.call('break', undefined)).rejects.toThrow('failed: broken');
    expect(await client.call('echo', 'again')).toBe('again');
  });

  it('rejects what cannot be sent, and does not count it as under way', async () => {
    const client = newClient();
    const unsendable = (() => 'a function has no copy') as unknown as string;
    await expect(client.call('echo', unsendable)).rejects.toThrow('could not be cloned');
    expect(client.load).toBe(0);
    expect(await client.call('echo', 'next')).toBe('next');
  });

  it('lets the calls of a new thread be while the old one is still ending', async () => {
    const client = newClient();
    const waiting = expect(client.call('wait', undefined)).rejects.toThrow('stopped');
    const stopping = client.stop();
    const next = client.call('echo', 'next');
    await stopping;
    await waiting;
    expect(await next).toBe('next');
    expect(starts).toBe(2);
  });

  it('rejects what is under way when it is closed, and all that comes after', async () => {
    const client = newClient();
    const waiting = expect(client.call('wait', undefined)).rejects.toThrow('closed');
    await client.close();
    await waiting;
    await expect(client.call('echo', 'late')).rejects.toThrow('closed');
  });
});
