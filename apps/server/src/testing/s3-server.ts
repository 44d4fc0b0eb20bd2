import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { vi } from 'vitest';
import type { S3Config } from '../platform/config.ts';
import { newId } from '../platform/db/ids.ts';

/** The program that `scripts/services/versitygw.mjs` made; undefined where there is none. */
export const VERSITYGW = process.env.LECTERN_TEST_VERSITYGW || undefined;

const SECRETS = { accessKey: 'lectern-test', secretKey: 'secret-of-the-test' };

/** A server that speaks S3 over a temporary folder, and checks signatures. */
export interface S3Server {
  /** A new bucket, and how we reach it. */
  newBucket(): Promise<S3Config>;
  /** Begins it again at the same address, with the files that it had. */
  start(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  stop(): Promise<void>;
  /** Ends it and removes its files. */
  close(): Promise<void>;
}

export async function startS3Server(program: string): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-s3-'));
  for (const name of ['buckets', 'metadata']) mkdirSync(join(folder, name));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const { accessKey, secretKey } = SECRETS;
  const words = ['--access', accessKey, '--secret', secretKey, '--port', `127.0.0.1:${port}`, '--quiet'];
  // Beside the files: not each file system of a build machine has extended attributes.
  const backend = ['posix', '--sidecar', join(folder, 'metadata'), join(folder, 'buckets')];
  let child: ChildProcess | undefined;

  async function start() {
    child = spawn(program, [...words, ...backend], { cwd: folder, stdio: 'ignore' });
    await vi.waitFor(() => fetch(endpoint), { timeout: 30_000, interval: 50 });
  }
  async function stop() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    start,
    stop,
    async newBucket() {
      const bucket = `bucket-${newId()}`;
      const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey };
      const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      client.destroy();
      return { endpoint, region: 'us-east-1', bucket, prefix: '', ...SECRETS };
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
