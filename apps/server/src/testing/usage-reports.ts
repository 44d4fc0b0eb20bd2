import type { Client } from '@lectern/contracts/kernel/client';
import { getUsageImport } from '@lectern/contracts/resources/usage/get-usage-import';
import { importUsage } from '@lectern/contracts/resources/usage/import-usage';
import type { UsageImport } from '@lectern/contracts/resources/usage/usage-import';
import { fetchUsageOf } from '../domains/resources/usage/fetch/fetch-usage.ts';
import { fetchUsageJob, importUsageJob } from '../domains/resources/usage/jobs.ts';
import { runUsageImports } from '../domains/resources/usage/load/run-usage-import.ts';
import { fromJson } from '../platform/db/codecs.ts';
import type { Deps } from '../platform/deps.ts';

const NEVER = new AbortController().signal;

/** A report as a table: each line has a name, a platform, a metric and the counts of the months. */
export interface TableReport {
  readonly report?: string;
  readonly months: readonly string[];
  readonly lines: readonly (readonly [name: string, metric: string, ...counts: number[]])[];
  readonly platform?: string;
  readonly issn?: string;
}

/** A report of release 5.1 between tabs, with `Access_Type` Controlled. */
export function tableReport({
  report = 'TR',
  months,
  lines,
  platform = 'Spec Platform',
}: TableReport): string {
  const first = months[0] ?? '';
  const last = months.at(-1) ?? '';
  const thing = report.startsWith('DR') ? 'Database' : report.startsWith('IR') ? 'Item' : 'Title';
  const head = [
    ['Report_Name', report],
    ['Report_ID', report],
    ['Release', '5.1'],
    ['Institution_Name', 'North Library'],
    ['Reporting_Period', `Begin_Date=${first}-01; End_Date=${last}-28`],
    ['Created_By', 'Spec Press'],
    [''],
  ];
  const isOfPlatform = report.startsWith('PR');
  const columns = ['Platform', 'Access_Type', 'Metric_Type', 'Reporting_Period_Total', ...months];
  const rows = lines.map(([name, metric, ...counts]) => [
    ...(isOfPlatform ? [] : [name]),
    platform,
    'Controlled',
    metric,
    String(counts.reduce((sum, count) => sum + count, 0)),
    ...counts.map(String),
  ]);
  return [...head, isOfPlatform ? columns : [thing, ...columns], ...rows]
    .map((cells) => cells.join('\t'))
    .join('\n');
}

/** Does the work on usage that waits, as the process that runs jobs does. */
export async function workOnUsage(deps: Deps): Promise<void> {
  const handlers = [runUsageImports(deps), fetchUsageOf(deps)];
  const waiting = await deps.db
    .selectFrom('job')
    .selectAll()
    .where('kind', 'in', [importUsageJob.kind, fetchUsageJob.kind])
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

/** Imports a report and waits for the end; answers what it did. */
export async function importReport(
  deps: Deps,
  desk: Client,
  file: string | Uint8Array<ArrayBuffer>,
  more: { readonly check?: boolean } = {},
): Promise<UsageImport> {
  const content = new Blob([file], { type: 'application/octet-stream' });
  const { importId } = await desk.upload(importUsage, { fileName: 'report.tsv', ...more }, content);
  await workOnUsage(deps);
  return desk.call(getUsageImport, { importId });
}
