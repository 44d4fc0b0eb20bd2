import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { leaveMany } from '@lectern/contracts/counter/leaving/leave-many';
import { ApiError, type Client } from '@lectern/contracts/kernel/client';
import { checkStatement } from '@lectern/contracts/lending/payments/check-statement';
import { importReaders } from '@lectern/contracts/people/readers/import-readers';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { importCourses } from '@lectern/contracts/shelf/courses/import-courses';
import { importFavourites } from '@lectern/contracts/shelf/favourites/import-favourites';
import { buildPatron, buildSession } from '@lectern/server/testing/builders';
import { openStaffSession } from '@lectern/server/testing/staff-session';
import { createTestApp } from '@lectern/server/testing/test-app';
import { HOSTILE_FILES } from './hostile-files.ts';

/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 1;
/** No limit of calls answers in place of the upload. */
const WINDOW_SECONDS = 61;

interface Upload {
  readonly name: string;
  readonly mostBytes: number;
  readonly send: (client: Client, file: Blob) => Promise<unknown>;
  readonly by: 'reader' | 'staff';
}

const TEXT = { type: 'text/csv' };
const UPLOADS: readonly Upload[] = [
  {
    name: 'favourites',
    mostBytes: importFavourites.maxBytes,
    by: 'reader',
    send: (client, file) => client.upload(importFavourites, {}, file),
  },
  {
    name: 'readers',
    mostBytes: importReaders.maxBytes,
    by: 'staff',
    send: (client, file) => client.upload(importReaders, { check: true }, file),
  },
  {
    name: 'courses',
    mostBytes: importCourses.maxBytes,
    by: 'staff',
    send: (client, file) => client.upload(importCourses, { check: true }, file),
  },
  {
    name: 'leaving readers',
    mostBytes: leaveMany.maxBytes,
    by: 'staff',
    send: (client, file) => client.upload(leaveMany, { check: true }, file),
  },
  {
    name: 'statements',
    mostBytes: checkStatement.maxBytes,
    by: 'staff',
    send: (client, file) => client.upload(checkStatement, {}, file),
  },
];

/**
 * How long hostile files of full size hold the server: for each upload and file the processor time of all its threads, the longest
 * time in which the event loop did nothing else, and what was answered. The file is made and sent in the same process, which a copy of its
 * bytes adds to.
 */
export async function main(): Promise<void> {
  const app = await createTestApp();
  const tokens = {
    staff: await openStaffSession(app, [...PERMISSIONS]),
    reader: await buildSession(app.deps.db, await buildPatron(app.deps.db)),
  };
  const rows: Record<string, string | number>[] = [];
  for (const { name, mostBytes, send, by } of UPLOADS) {
    for (const [file, make] of Object.entries(HOSTILE_FILES)) {
      const blob = new Blob([make(mostBytes - 100)], TEXT);
      app.clock.advance(WINDOW_SECONDS);
      await sleep(20);
      const loop = monitorEventLoopDelay({ resolution: RESOLUTION });
      const before = process.cpuUsage();
      loop.enable();
      const answer = await send(app.client({ token: tokens[by] }), blob).then(
        () => 'read',
        (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
      );
      const { user, system } = process.cpuUsage(before);
      await sleep(5);
      loop.disable();
      const processor = Math.round((user + system) / 1e3);
      rows.push({
        upload: `${name}, ${mostBytes / 2 ** 20} MB`,
        file,
        'processor ms': processor,
        'longest ms': Math.round(loop.max / 1e6),
        answer,
      });
    }
  }
  await app.close();
  console.table(rows);
}
