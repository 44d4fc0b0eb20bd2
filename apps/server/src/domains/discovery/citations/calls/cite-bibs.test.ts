import { citeBibs } from '@lectern/contracts/discovery/citations/cite-bibs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBib } from '../../../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { cite } from '../cite.ts';
import { citedBibs } from '../cited-bibs.ts';
import { writeEntry } from '../csl-writer.ts';

const UNWRITABLE = 'What no style can write & <b>';

/** The citation processor, which fails for one title. */
const writeAllButOne: typeof writeEntry = (caller, request) =>
  request.item.title === UNWRITABLE ? Promise.reject(new Error('broken')) : writeEntry(caller, request);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const person = (name: string) => ({ name, kind: 'person' as const, primary: true, roles: [] });
const body = (name: string) => ({ name, kind: 'corporate' as const, primary: true, roles: [] });

/** Ninety-nine ordinary bibs with one among them. */
async function idsWith(one: { readonly id: string }): Promise<string[]> {
  const others = await Promise.all(
    Array.from({ length: 99 }, (_, at) => buildBib(app.deps.db, { title: `Whale ${at}` })),
  );
  return others.map(({ id }) => id).toSpliced(50, 0, one.id);
}

async function bibsOf(recordIds: readonly string[]) {
  const tenant = (await app.deps.tenants.byId('1001'))!;
  return citedBibs(app.deps, { tenant, origin: 'http://localhost' }, recordIds);
}

describe('references to a hundred records', () => {
  it.each(['constructor', 'valueOf', '__proto__'])('all come if one is by %s', async (name) => {
    const hostile = await buildBib(app.deps.db, {
      title: name,
      description: { creators: [body(name)] },
    });
    const recordIds = await idsWith(hostile);
    const citations = await app.client().call(citeBibs, { recordIds, style: 'mla' });
    expect(citations.map(({ recordId }) => recordId)).toEqual(recordIds);
    expect(citations.every(({ inStyle }) => inStyle)).toBe(true);
    expect(citations[50]?.text.toLowerCase()).toContain(name.toLowerCase());
    const [after] = await app.client().call(citeBibs, { recordIds: [recordIds[0]!], style: 'mla' });
    expect(after).toEqual(citations[0]);
  });

  it('all come if the style cannot be written for one, which is plain and says so', async () => {
    const unwritable = await buildBib(app.deps.db, {
      title: UNWRITABLE,
      description: { creators: [person('Melville, Herman')], year: 1851 },
    });
    const recordIds = await idsWith(unwritable);
    const rules = { style: 'apa', language: 'en-US' } as const;
    const bibs = await bibsOf(recordIds);
    const citations = await cite(app.deps, 'reader', bibs, rules, writeAllButOne);
    expect(citations.map(({ recordId }) => recordId)).toEqual(recordIds);
    expect(citations.filter(({ inStyle }) => !inStyle)).toEqual([
      {
        recordId: unwritable.id,
        text: `Melville, Herman. ${UNWRITABLE}. 1851`,
        html: 'Melville, Herman. What no style can write &amp; &lt;b&gt;. 1851',
        inStyle: false,
      },
    ]);
  });

  it('do not keep another caller waiting for all of them', async () => {
    const recordIds = await idsWith(await buildBib(app.deps.db));
    const bibs = await bibsOf(recordIds);
    const rules = { style: 'mla', language: 'en-US' } as const;
    const answered: string[] = [];
    const ask = async (caller: string, number: number) => {
      await cite(app.deps, caller, bibs.slice(0, number), rules);
      answered.push(caller);
    };
    await Promise.all([ask('many', 100), ask('one', 1), ask('two', 2)]);
    expect(answered).toEqual(['one', 'two', 'many']);
  });
});
