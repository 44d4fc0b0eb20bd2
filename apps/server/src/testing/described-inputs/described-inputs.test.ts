import { CATALOGUE } from '@lectern/contracts/catalogue';
import { chargeReader } from '@lectern/contracts/counter/desk/charge-reader';
import { withoutAbsent } from '@lectern/contracts/kernel/empty-values';
import { type AnyEndpoint, parserOf } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { getInstitutionParameter } from '@lectern/contracts/people/tenant/get-institution-parameter';
import { addNavigationLog } from '@lectern/contracts/shelf/activity/add-navigation-log';
import { correctPoints } from '@lectern/contracts/shelf/points/correct-points';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../builders.ts';
import { openStaffSession } from '../staff-session.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { MORE_RULES } from './more-rules.ts';
import { ODD_VALUES } from './odd-values.ts';
import { bodyOf, judgeOf, SCHEMAS } from './read-description.ts';
import { valuesOf } from './values-of-schema.ts';

const VALUES = 10;

const calls = CATALOGUE.filter(
  (call) => call.methods.includes('POST') && call.kind !== 'upload' && !(call.path in MORE_RULES),
);

it('takes each body that the description allows, and no other', () => {
  const differences = calls.flatMap(differencesOf);
  expect(differences).toEqual([]);
}, 300_000);

describe('the whole server', () => {
  let app: TestApp;
  let tokens: Readonly<Record<'patron' | 'staff', string>>;
  beforeAll(async () => {
    app = await createTestApp();
    const { db } = app.deps;
    tokens = {
      patron: await buildSession(db, await buildPatron(db)),
      staff: await openStaffSession(app, PERMISSIONS),
    };
  });
  afterAll(() => app.close());

  it.each([
    { call: getInstitutionParameter, who: undefined },
    { call: addNavigationLog, who: undefined },
    { call: renewLoans, who: 'patron' },
    { call: listLoans, who: 'patron' },
    { call: chargeReader, who: 'staff' },
    { call: correctPoints, who: 'staff' },
  ] as const)('judges what is sent to $call.path as the description does', async ({ call, who }) => {
    const schema = bodyOf(call);
    const isDescribed = judgeOf(schema);
    const values = fc.sample(valuesOf(schema, SCHEMAS), { numRuns: VALUES, seed: 11 });
    const wrong = Object.keys(schema.properties ?? {}).map((name) => ({
      ...(values[0] as object),
      [name]: [{}],
    }));
    for (const payload of [...values, ...wrong] as object[]) {
      const session = who && { [HEADERS.session]: tokens[who] };
      const headers = { [HEADERS.mappingPath]: 'alpha', ...session };
      const { errCode } = (await app.inject({ url: call.path, method: 'POST', payload, headers })).json();
      expect(errCode === 'INPUT_INVALID', JSON.stringify(payload)).toBe(!isDescribed(payload));
    }
  });
});

it('has no exception for a call that is gone', () => {
  const paths = new Set(CATALOGUE.map(({ path }) => path as string));
  expect(Object.keys(MORE_RULES).filter((path) => !paths.has(path))).toEqual([]);
});

/** Where the description and the call differ: over values made from it, and over a good value with an odd one in each field. */
function differencesOf(call: AnyEndpoint): string[] {
  const schema = bodyOf(call);
  const isDescribed = judgeOf(schema);
  const isTaken = (value: unknown) =>
    parserOf(call.input).safeParse(withoutAbsent(call.input, value)).success;
  const made = fc.sample(valuesOf(schema, SCHEMAS), { numRuns: VALUES, seed: 7 });
  const good = made.find((value) => isDescribed(value) && isTaken(value));
  const names = Object.keys(schema.properties ?? {});
  const odd =
    typeof good === 'object' && good !== null
      ? names.flatMap((name) => ODD_VALUES.map((value) => ({ ...good, [name]: value })))
      : [];
  const differing = [...made, ...odd, [], 'text', 1].filter((value) => isDescribed(value) !== isTaken(value));
  const [first] = differing;
  if (first !== undefined)
    return [
      `${call.path} ${isDescribed(first) ? 'refuses' : 'takes'} ${JSON.stringify(first).slice(0, 300)}`,
    ];
  return good === undefined ? [`${call.path}: no value was made that it takes`] : [];
}
