import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { newId } from '../../../../platform/db/ids.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Away } from '../../../../ports/ils/ils-refusals.ts';
import { importRows } from './import-rows.ts';
import { findImport, noteImport, startImport } from './import-store.ts';
import type { Putting } from './put-reader.ts';
import type { ReadRow } from './reader-rows.ts';

/** Who waits for the answer sees the end of a short import at once. */
const ANSWER_MS = 5_000;
/** How often a long one says how far it is. */
const NOTE_MS = 1_000;

/**
 * Imports rows and answers how far that is after some seconds; a longer import goes on in this process, because passwords of the file are
 * nowhere but in its memory. If the process ends, what was done stays, and the same file does the rest.
 */
export async function runImport(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  putting: Putting,
  { rows, language }: { readonly rows: readonly ReadRow[]; readonly language: Language },
): Promise<NonNullable<Awaited<ReturnType<typeof findImport>>> | Away> {
  const { tenantId, staffId } = putting.act;
  const id = newId();
  const now = () => clock.now().toISOString();
  await startImport(db, tenantId, { id, staffId, total: rows.length, now: now() });
  let notedAt = performance.now();
  const running = importRows(putting, rows, {
    language,
    async onRow(done, outcome) {
      if (performance.now() - notedAt < NOTE_MS) return;
      notedAt = performance.now();
      await noteImport(db, tenantId, id, { state: 'running', done, outcome, now: now() });
    },
  }).then(async (outcome) => {
    if (!isRefusal(outcome))
      await noteImport(db, tenantId, id, { state: 'done', done: rows.length, outcome, now: now() });
    return outcome;
  });
  const waiting = new AbortController();
  const first = await Promise.race([
    running,
    sleep(ANSWER_MS, undefined, { signal: waiting.signal }),
  ]).finally(() => waiting.abort());
  running.catch((error: unknown) => log.error({ err: error, tenantId }, 'an import of readers ended'));
  if (isRefusal(first)) return first;
  const found = await findImport(db, tenantId, id, clock.now());
  if (!found) throw new Error('an import that runs is known');
  return found;
}
