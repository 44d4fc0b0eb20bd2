import { parse } from 'node:querystring';
import { CATALOGUE } from '@lectern/contracts/catalogue';
import { findNeighbours } from '@lectern/contracts/discovery/search/find-neighbours';
import { withoutAbsent } from '@lectern/contracts/kernel/empty-values';
import { type AnyEndpoint, parserOf } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { getInstitutionParameter } from '@lectern/contracts/people/tenant/get-institution-parameter';
import { listOpenLists } from '@lectern/contracts/shelf/booklists/list-open-lists';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';
import { MORE_RULES } from './more-rules.ts';
import { ODD_VALUES } from './odd-values.ts';
import { formOf, judgeOf, queryOf, SCHEMAS } from './read-description.ts';
import { valuesOf } from './values-of-schema.ts';

const VALUES = 10;

type Described = ReturnType<typeof queryOf>;
type Input = Readonly<Record<string, unknown>>;

const calls = CATALOGUE.filter(
  (call) => call.methods.includes('GET') && !call.path.includes('{') && !(call.path in MORE_RULES),
);

const forms = CATALOGUE.filter((call) => formOf(call) !== undefined && !(call.path in MORE_RULES));

it('takes each form that the description allows, and no other', () => {
  expect(forms.length).toBeGreaterThan(80);
  expect(
    forms.flatMap((call) => differencesOf(call, { schema: formOf(call) ?? {}, asJson: new Set() })),
  ).toEqual([]);
}, 300_000);

it('takes each query that the description allows, and no other', () => {
  expect(calls.flatMap((call) => differencesOf(call, queryOf(call)))).toEqual([]);
}, 300_000);

describe('the whole server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it.each([getInstitutionParameter, listOpenLists, findNeighbours] as const)(
    'judges queries of $path as the description does',
    async (call) => {
      const isTaken = async (query: string) => {
        app.clock.advance(61);
        const headers = { [HEADERS.mappingPath]: 'alpha' };
        const answer = await app.inject({ url: `${call.path}?${query}`, method: 'GET', headers });
        return answer.json().errCode !== 'INPUT_INVALID';
      };
      for (const { query, isDescribed } of queriesOf(queryOf(call)))
        expect(await isTaken(query), query).toBe(isDescribed);
    },
  );
});

/** Where the description and the call differ: over queries made from it, and over a good one with odd texts in each parameter. */
function differencesOf(call: AnyEndpoint, described: Described): string[] {
  const isTaken = (query: string) =>
    parserOf(call.input).safeParse(withoutAbsent(call.input, parse(query, '&', '=', { maxKeys: 0 }))).success;
  const queries = queriesOf(described);
  const differing = queries.find(({ query, isDescribed }) => isTaken(query) !== isDescribed);
  if (differing)
    return [`${call.path} ${differing.isDescribed ? 'refuses' : 'takes'} ${differing.query.slice(0, 300)}`];
  return queries.some(({ isDescribed }) => isDescribed)
    ? []
    : [`${call.path}: no query was made that it takes`];
}

function queriesOf({
  schema,
  asJson,
}: Described): { readonly query: string; readonly isDescribed: boolean }[] {
  const isDescribed = judgeOf(schema);
  const made = (fc.sample(valuesOf(schema, SCHEMAS), { numRuns: VALUES, seed: 7 }) as Input[])
    .map((input) => writable(input, asJson))
    .filter(isDescribed);
  const texts = ODD_VALUES.filter((value) => typeof value === 'string');
  const odd = Object.keys(schema.properties ?? {})
    .filter((name) => !asJson.has(name))
    .flatMap((name) => texts.map((value) => ({ ...made[0], [name]: value })));
  return [...made, ...odd].map((input) => ({
    query: written(input, asJson),
    isDescribed: isDescribed(input),
  }));
}

/** What a query can say of an input: no null, no object, no empty list, and one value for a list of one. */
function writable(input: Input, asJson: ReadonlySet<string>): Input {
  const entries = Object.entries(input).flatMap(([name, value]): [string, unknown][] => {
    if (asJson.has(name)) return [[name, value]];
    if (Array.isArray(value)) {
      const isOneText = value.length === 1 && typeof value[0] !== 'object';
      return value.length === 0 ? [] : [[name, isOneText ? value[0] : value]];
    }
    return value === null || typeof value === 'object' ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function written(input: Input, asJson: ReadonlySet<string>): string {
  return Object.entries(input)
    .flatMap(([name, value]) => {
      const values = asJson.has(name)
        ? [JSON.stringify(value)]
        : [value].flat().map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
      return values.map((one) => `${name}=${encodeURIComponent(one.toWellFormed())}`);
    })
    .join('&');
}
