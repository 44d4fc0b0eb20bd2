import { randomBytes } from 'node:crypto';
import { administer } from '@lectern/server/testing/administer-postgres';

/** Gives `act` an empty database on a PostgreSQL server, and removes it afterwards. */
export async function withPostgres<T>(server: string, act: (url: string) => Promise<T>): Promise<T> {
  const name = `lectern_bench_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await administer(server, `create database ${name}`);
  try {
    return await act(url.href);
  } finally {
    await administer(server, `drop database ${name} with (force)`);
  }
}
