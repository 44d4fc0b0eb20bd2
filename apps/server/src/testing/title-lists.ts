import type { Client } from '@lectern/contracts/kernel/client';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { getTitleImport } from '@lectern/contracts/resources/titles/get-title-import';
import { importTitles } from '@lectern/contracts/resources/titles/import-titles';
import type { TitleImport } from '@lectern/contracts/resources/titles/title-list';
import { runTitleImports } from '../domains/resources/titles/import/run-title-import.ts';
import { importTitlesJob, settleTitlesJob } from '../domains/resources/titles/jobs.ts';
import { settleTitlesOf } from '../domains/resources/titles/settle/follow-all.ts';
import { fromJson } from '../platform/db/codecs.ts';
import type { Deps } from '../platform/deps.ts';

const NEVER = new AbortController().signal;

/** The columns of KBART II that tests use most. */
export const KBART_HEAD = [
  'publication_title',
  'print_identifier',
  'online_identifier',
  'date_first_issue_online',
  'num_first_vol_online',
  'num_first_issue_online',
  'date_last_issue_online',
  'num_last_vol_online',
  'num_last_issue_online',
  'title_url',
  'first_author',
  'title_id',
  'embargo_info',
  'coverage_depth',
  'notes',
  'publisher_name',
  'publication_type',
  'preceding_publication_title_id',
  'access_type',
] as const;
export type KbartColumn = (typeof KBART_HEAD)[number];
export type KbartLine = Partial<Record<KbartColumn, string>>;

/** A KBART file with tabs, line by line. */
export function kbart(...lines: readonly KbartLine[]): string {
  const rows = lines.map((line) => KBART_HEAD.map((column) => line[column] ?? '').join('\t'));
  return `${[KBART_HEAD.join('\t'), ...rows].join('\n')}\n`;
}

/** Does the work on titles that waits, as the process that runs jobs does. */
export async function workOnTitles(deps: Deps): Promise<void> {
  const handlers = [runTitleImports(deps), settleTitlesOf(deps)];
  const waiting = await deps.db
    .selectFrom('job')
    .selectAll()
    .where('kind', 'in', [importTitlesJob.kind, settleTitlesJob.kind])
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute();
  for (const { id, kind, tenant_id, payload } of waiting) {
    const handler = handlers.find(({ type }) => type.kind === kind);
    await handler?.run(
      { id, tenantId: tenant_id ?? undefined, payload: fromJson(payload), attempt: 1 },
      NEVER,
    );
    await deps.db.updateTable('job').set({ state: 'done' }).where('id', '=', id).execute();
  }
}

/** Imports a file into a list and waits for the end; answers the report. */
export async function importList(
  deps: Deps,
  desk: Client,
  listId: string,
  file: string | Uint8Array<ArrayBuffer>,
  more: { readonly check?: boolean; readonly encoding?: 'utf-8' | 'gb18030' } = {},
): Promise<TitleImport> {
  const sent: OutputOf<typeof importTitles.output> = await desk.upload(
    importTitles,
    { listId, fileName: 'list.tsv', ...more },
    new Blob([file], { type: 'text/tab-separated-values' }),
  );
  await workOnTitles(deps);
  return desk.call(getTitleImport, { importId: sent.importId });
}
