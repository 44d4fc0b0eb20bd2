import { bulk, type FailedOperation, raise } from './bulk.ts';
import type { Connection } from './connection.ts';
import type { BuildBatch } from './write-calls.ts';

/** Writes documents into an index that is being built, except those of which it has a newer state already. */
export async function bringBatch(
  cluster: Connection,
  { alias, number, documents }: BuildBatch,
): Promise<void> {
  const version = { version: number, version_type: 'external' } as const;
  const latest = [...new Map(documents.map((document) => [document.id, document])).values()];
  const operations = latest.map((document) => ({
    kind: 'index' as const,
    target: alias,
    id: document.id,
    document,
    version,
  }));
  const failed = await bulk(cluster, operations, { refresh: false });
  raise(failed.filter((one) => !isOlder(one)));
}

/** The index has a newer state of the document already. */
function isOlder({ status }: FailedOperation): boolean {
  return status === 409;
}
