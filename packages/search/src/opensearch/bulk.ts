import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { SearchDocument } from '../search-document.ts';
import { ClusterError } from './cluster-error.ts';
import type { Connection } from './connection.ts';
import { documentSource } from './document-source.ts';

/** One operation: its action and, for a document that is put, the document. */
export interface Operation {
  readonly kind: 'index' | 'delete';
  /** Alias of the index. */
  readonly target: string;
  readonly id: string;
  readonly document?: SearchDocument;
  readonly version?: { readonly version: number; readonly version_type: 'external' | 'external_gte' };
}

export interface FailedOperation {
  readonly status: number;
  readonly type: string;
  readonly reason: string;
}

/** UTF-16 units of one request: a few megabytes at most. */
const REQUEST_LENGTH = 2_000_000;
/** An overloaded cluster is tried again after a pause, then after one twice as long, and so on. */
const ATTEMPTS = 9;
const FIRST_PAUSE_MILLISECONDS = 100;
/** Documents that are analysed before other work of this thread gets a turn: a few milliseconds. */
const DOCUMENTS_AT_ONCE = 20;
const BULK_MILLISECONDS = 120_000;

/** Carries out all operations, those of one document in order; gives those that failed. */
export async function bulk(
  cluster: Connection,
  operations: Iterable<Operation>,
  { refresh }: { readonly refresh: boolean },
): Promise<FailedOperation[]> {
  const failed: FailedOperation[] = [];
  let lines: string[] = [];
  let length = 0;
  let analysed = 0;
  const send = async () => {
    if (lines.length > 0) failed.push(...(await sendLines(cluster, lines.join(''), refresh)));
    lines = [];
    length = 0;
  };
  for (const operation of operations) {
    const line = linesOf(operation);
    lines.push(line);
    length += line.length;
    if (length >= REQUEST_LENGTH) await send();
    if (operation.document && ++analysed % DOCUMENTS_AT_ONCE === 0) await nextTurn();
  }
  await send();
  return failed;
}

function linesOf({ kind, target, id, document, version }: Operation): string {
  const action = { [kind]: { _index: target, _id: id, require_alias: true, ...version } };
  const head = `${JSON.stringify(action)}\n`;
  return document ? `${head}${JSON.stringify(documentSource(document))}\n` : head;
}

interface BulkAnswer {
  readonly errors: boolean;
  readonly items: readonly Record<string, { status: number; error?: { type: string; reason: string } }>[];
}

/** Sending a request again does no harm: operations that were done already change nothing, or are refused as not newer. */
async function sendLines(cluster: Connection, lines: string, refresh: boolean): Promise<FailedOperation[]> {
  for (let attempt = 1; ; attempt++) {
    const failed = await sendOnce(cluster, lines, refresh).catch(unlessOverloaded);
    if (attempt === ATTEMPTS || !failed.some(isOverload)) return failed;
    await sleep(FIRST_PAUSE_MILLISECONDS * 2 ** attempt);
  }
}

function isOverload({ status }: FailedOperation): boolean {
  return status === 429;
}

function unlessOverloaded(error: unknown): FailedOperation[] {
  if (!(error instanceof ClusterError) || !isOverload(error)) throw error;
  return [error];
}

async function sendOnce(cluster: Connection, lines: string, refresh: boolean): Promise<FailedOperation[]> {
  const { errors, items } = await cluster.call<BulkAnswer>({
    method: 'POST',
    path: '/_bulk',
    query: { refresh },
    lines,
    timeoutMilliseconds: BULK_MILLISECONDS,
  });
  if (!errors) return [];
  return items.flatMap((item) =>
    Object.values(item).flatMap(({ status, error }) => (error ? [{ status, ...error }] : [])),
  );
}

/** Raises the first failure. */
export function raise(failed: readonly FailedOperation[]): void {
  const [first] = failed;
  if (first)
    throw new Error(
      `OpenSearch refused ${failed.length} changes, the first with ${first.type}: ${first.reason}`,
    );
}
