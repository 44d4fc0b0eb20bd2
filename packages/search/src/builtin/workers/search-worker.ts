import { loadLateTables } from '../../threads/load-late-tables.ts';
import { serveCalls } from '../../threads/worker-calls.ts';
import { executeScan } from '../search/execute-scan.ts';
import { executeSearch } from '../search/execute-search.ts';
import { executeExplain } from '../search/explain/execute-explain.ts';
import { executeHeadings } from '../search/headings/execute-headings.ts';
import { executeConcepts } from '../search/meaning/execute-concepts.ts';
import { Snapshot } from '../search/snapshot/snapshot.ts';
import { executeSuggest } from '../search/suggest/execute-suggest.ts';
import { executeSpell } from '../search/vocabulary/execute-spell.ts';
import { Segment } from '../segment/segment.ts';
import { ValueTables } from '../segment/value-tables.ts';
import type { IndexState } from '../store/index-state.ts';
import { packResult } from './packed-result.ts';
import type { SearchCalls } from './search-calls.ts';

interface Opened {
  readonly state: IndexState;
  readonly snapshot: Snapshot;
  readonly segments: ReadonlyMap<string, Segment>;
}

const indexes = new Map<string, Opened>();

loadLateTables();

serveCalls<SearchCalls>({
  publish({ index, state }) {
    if (state === undefined) indexes.delete(index);
    else indexes.set(index, openState(state, indexes.get(index)));
  },
  search: async ({ index, request }) => packResult(await executeSearch(snapshotOf(index), request)),
  suggest: ({ index, request }) => executeSuggest(snapshotOf(index), request),
  explain: ({ index, request, id }) => executeExplain(snapshotOf(index), request, id),
  headings: ({ index, request }) => executeHeadings(snapshotOf(index), request),
  spell: ({ index, text }) => executeSpell(snapshotOf(index), text),
  concepts: ({ index, id }) => executeConcepts(snapshotOf(index), id),
  scan: ({ index, request }) => executeScan(snapshotOf(index), request),
});

function snapshotOf(index: string): Snapshot {
  const opened = indexes.get(index);
  if (opened === undefined) throw new Error(`index ${index} was not published to this thread`);
  return opened.snapshot;
}

/** Takes over from the state before what has not changed: opened segments, and value tables with what was derived from them. */
function openState(state: IndexState, before: Opened | undefined): Opened {
  const segments = new Map<string, Segment>();
  const live = state.segments.map(({ entry, buffer, tombstones }) => {
    const segment = before?.segments.get(entry.file) ?? new Segment(buffer);
    segments.set(entry.file, segment);
    return { segment, tombstones };
  });
  const sameValues =
    before !== undefined &&
    before.state.values.length === state.values.length &&
    before.state.values.every(({ entry }, at) => entry.file === state.values[at]?.entry.file);
  const { values, combinations } = sameValues
    ? before.snapshot
    : { values: new ValueTables(state.values.map(({ buffer }) => buffer)), combinations: undefined };
  const snapshot = new Snapshot(live, values, { combinations, meaning: state.meaning });
  return { state, snapshot, segments };
}
