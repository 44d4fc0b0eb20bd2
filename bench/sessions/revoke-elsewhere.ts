import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { listSessions } from '@lectern/contracts/people/sessions/list-sessions';
import { LIBRARY } from '../compare/tree.ts';
import type { BenchLibrary } from './bench-library.ts';

/** Signs a reader out on one node; answers what the next call on another node got, and how long after. */
export async function revokeElsewhere(
  library: BenchLibrary,
  one: string,
  other: string,
): Promise<{ readonly status: number; readonly ms: number }> {
  const [token = ''] = await library.sessions(1);
  const before = await call(other, listSessions, token);
  if (before !== 200) throw new Error(`the session was not known before: ${before}`);
  await sleep(100);
  const left = await call(one, signOut, token);
  if (left !== 200) throw new Error(`signing out failed: ${left}`);
  const started = performance.now();
  return { status: await call(other, listSessions, token), ms: performance.now() - started };
}

async function call(origin: string, contract: AnyEndpoint, token: string): Promise<number> {
  const [method] = contract.methods;
  const response = await fetch(`${origin}/api${contract.path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      [HEADERS.mappingPath]: LIBRARY,
      [HEADERS.session]: token,
    },
    ...(method === 'POST' && { body: '{}' }),
  });
  await response.text();
  return response.status;
}
