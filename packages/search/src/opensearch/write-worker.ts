import { serveCalls } from '../threads/worker-calls.ts';
import { applyChanges } from './apply-changes.ts';
import { bringBatch } from './bring-batch.ts';
import { Connection, type OpenSearchOptions } from './connection.ts';
import { indexNamesOf } from './index-names.ts';
import type { WriteCalls } from './write-calls.ts';

/** Analyses documents and sends them to the cluster, in a thread, so that whole catalogues delay no request. */
let opened: { readonly cluster: Connection; readonly options: OpenSearchOptions } | undefined;

serveCalls<WriteCalls>({
  open(options) {
    opened = { cluster: new Connection(options), options };
  },
  async apply({ index, changes }) {
    const { cluster, options } = known();
    await applyChanges(cluster, indexNamesOf(options, index), index, changes);
  },
  async bring(batch) {
    await bringBatch(known().cluster, batch);
  },
});

function known(): NonNullable<typeof opened> {
  if (opened === undefined) throw new Error('this thread was not given a cluster to write to');
  return opened;
}
