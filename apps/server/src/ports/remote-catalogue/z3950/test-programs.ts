import type { ChildProcess } from 'node:child_process';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A port that is free now. Another process may take it first: a server that ends is started with the next one. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Waits until a server answers on its port; false if it has ended. */
export async function listens(server: ChildProcess, port: number): Promise<boolean> {
  while (server.exitCode === null) {
    if (await connects(port)) return true;
    await sleep(50);
  }
  return false;
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
