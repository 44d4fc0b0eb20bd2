import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchDocument } from '../search-document.ts';
import type { SearchEngine } from '../search-engine.ts';
import { aBib } from '../testing/sample-bibs.ts';
import { createTestEngine, describeOnCluster } from './testing/test-cluster.ts';

const INDEX = 'changing';
const DOCUMENTS = 150;
const BATCH = 50;
const REBUILDS = 2;
const WRITERS = 3;

describeOnCluster('an index that is built again while changes come', () => {
  let engine: SearchEngine;
  let dispose: () => Promise<void>;

  beforeAll(() => {
    ({ engine, dispose } = createTestEngine());
  });
  afterAll(() => dispose());

  it('holds every change in the end, however often and whenever its alias is switched', {
    timeout: 900_000,
  }, async () => {
    /** What the database of a portal would say: the state of each document, by the number of its last change. */
    const truth = new Map(Array.from({ length: DOCUMENTS }, (_, number) => [idOf(number), 0]));
    await engine.rebuild(INDEX, read(truth));
    let rebuilding = true;
    let changes = 0;
    /** Each writer has documents of its own, as a portal changes one record at a time: changed in the database first, then in the index. */
    const write = async (writer: number) => {
      for (let change = 1; rebuilding; change++) {
        const id = idOf(((change * 7) % (DOCUMENTS / WRITERS)) * WRITERS + writer);
        const remove = change % 5 === 0;
        if (remove) truth.delete(id);
        else truth.set(id, change);
        await engine.apply(
          INDEX,
          remove ? { put: [], remove: [id] } : { put: [stateOf(id, change)], remove: [] },
        );
        changes++;
      }
    };
    const writers = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    for (let rebuild = 0; rebuild < REBUILDS; rebuild++) {
      const before = changes;
      await engine.rebuild(
        INDEX,
        read(truth, () => expect.poll(() => changes, { timeout: 300_000 }).toBeGreaterThan(before)),
      );
    }
    rebuilding = false;
    await writers;
    expect(await statesOf(engine)).toEqual([...truth].toSorted(byId));
  });
});

/** Batches of what the database says when each is read; `between` is awaited behind the first. */
async function* read(
  truth: ReadonlyMap<string, number>,
  between?: () => Promise<unknown>,
): AsyncGenerator<SearchDocument[]> {
  const ids = [...truth.keys()];
  for (let from = 0; from < ids.length; from += BATCH) {
    yield ids.slice(from, from + BATCH).flatMap((id) => {
      const change = truth.get(id);
      return change === undefined ? [] : [stateOf(id, change)];
    });
    if (from === 0) await between?.();
  }
}

function stateOf(id: string, change: number): SearchDocument {
  return { ...aBib(id, { title: `Library ${id}` }), facets: { source: [`${id} ${change}`] } };
}

/** What the index says of each document, by its only value of a facet. */
async function statesOf(engine: SearchEngine): Promise<(readonly [string, number])[]> {
  const { facets, total } = await engine.search(INDEX, {
    query: { kind: 'everything' },
    facets: [{ field: 'source', limit: DOCUMENTS * 2 }],
    offset: 0,
    limit: 0,
  });
  const states = (facets[0]?.values ?? []).map(({ value }): [string, number] => {
    const [id = '', change] = value.split(' ');
    return [id, Number(change)];
  });
  expect(states).toHaveLength(total);
  return states.toSorted(byId);
}

function byId([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : 1;
}

function idOf(number: number): string {
  return `bib-${String(number).padStart(4, '0')}`;
}
