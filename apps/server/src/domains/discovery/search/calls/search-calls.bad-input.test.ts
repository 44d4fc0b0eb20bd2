import { CATALOGUE } from '@lectern/contracts/catalogue';
import type { AnyEndpoint, Method } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueApp, createCatalogueApp } from '../../../../testing/catalogue-app.ts';
import { accepts, fieldsOf, requiredInput } from '../../../../testing/contract-inputs.ts';

const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['10 kB', 'whale '.repeat(1700)],
  ['500 terms', Array.from({ length: 500 }, (_, at) => `w${at}`).join(' ')],
  ['100 terms of which any will do', Array.from({ length: 100 }, (_, at) => `w${at}`).join(' OR ')],
  ['unbalanced quotes', '"whale "'],
  ['lone wildcards', '* ** ?'],
  ['a regular expression', '^(whale+)+$|[a-'],
  ['SQL', `x' OR "1"=1); DROP TABLE bib; --`],
  ['emoji', '🐋👩‍👩‍👧‍👦'],
  ['right-to-left marks', '\u202ewhale\u200f\u2066'],
  ['a lone surrogate', 'whale \ud800'],
  ['NUL', 'wha\u0000le'],
  ['a flood of marks', `whale${'\u0301'.repeat(900)}`],
  ['inherited names', '__proto__'],
];

const NUMBERS = ['1000000000', '1000000', '-1', '1e9', '0x10', 'NaN'];
const NOTHING = ['', 'null'];
const WORDS = ['keyWord', 'secondKeyWord', 'contains'];

/** The calls that search and browse, and those of the first page that take words. */
const SEARCH_CALL =
  /^\/find\/(unify|category|location|popularSearch)\/|^\/find\/index\/(search|get|spell|weixin)|\/dict$/;

const calls = CATALOGUE.filter(
  ({ kind, path, access }) => kind === 'call' && access === 'public' && SEARCH_CALL.test(path),
).flatMap((contract) =>
  contract.methods.map((method) => ({ name: `${method} ${contract.path}`, contract, method })),
);

describe('every call that searches or browses', () => {
  let app: CatalogueApp;
  beforeAll(async () => {
    app = await createCatalogueApp();
  });
  afterAll(() => app.close());

  async function send(contract: AnyEndpoint, method: Method, input: Readonly<Record<string, unknown>>) {
    app.clock.advance(61);
    const headers = { [HEADERS.mappingPath]: 'alpha', [HEADERS.language]: 'en_US' };
    const url = method === 'GET' ? `${contract.path}?${queryOf(input)}` : contract.path;
    const response = await app.inject({ url, method, headers, ...(method === 'POST' && { payload: input }) });
    return { status: response.statusCode, ...response.json<{ errCode: string; message: string }>() };
  }

  /** An answer, or a refusal of what was asked that says why; never a fault of ours. */
  function expectSense(answer: Awaited<ReturnType<typeof send>>, told: string): void {
    expect([200, 400, 404], told).toContain(answer.status);
    if (answer.status !== 200) expect(answer.message, told).toMatch(/\S/);
    expect(answer.errCode, told).toMatch(
      /^(200|INPUT_INVALID|SEARCH_(EMPTY|TOO_LONG)|SECOND_WORDS_MISSING|(BIB|SAVED_SEARCH|DISCIPLINE|ERESOURCE)_NOT_FOUND|OTHER_LIBRARY_UNKNOWN)$/,
    );
  }

  it('are all here', () => {
    expect(calls.length).toBeGreaterThan(25);
    for (const path of [
      '/find/unify/search',
      '/find/unify/getOtherLibraryMeta',
      '/find/category/classifica/list',
    ])
      expect(calls.map(({ contract }) => contract.path)).toContain(path);
  });

  it.each(calls)('$name makes sense of any text in any field', async ({ contract, method }) => {
    const fields = fieldsOf(contract);
    const base = { ...requiredInput(contract), ...(fields.includes('keyWord') && { keyWord: 'whale' }) };
    const textFields = fields.filter(
      (field) => accepts(contract, field, 'a') || accepts(contract, field, ['a']),
    );
    for (const [name, text] of TEXTS) {
      const everywhere = Object.fromEntries(textFields.map((field) => [field, text]));
      expectSense(await send(contract, method, { ...base, ...everywhere }), `${name} everywhere`);
      for (const field of ['keyWord', 'secondKeyWord', 'contains', 'author', 'kindNo']) {
        if (!fields.includes(field)) continue;
        expectSense(await send(contract, method, { ...base, [field]: text }), `${name} in ${field}`);
      }
      if (!fields.includes('searchItems')) continue;
      const searchItems = [JSON.stringify({ field: 'title', tag: '245', value: text })];
      expectSense(await send(contract, method, { ...base, searchItems }), `${name} in a row`);
    }
  });

  it.each(calls)(
    '$name makes sense of any number, code and nothing in its place',
    async ({ contract, method }) => {
      const fields = fieldsOf(contract);
      const base = { ...requiredInput(contract), ...(fields.includes('keyWord') && { keyWord: 'whale' }) };
      for (const field of fields) {
        for (const value of accepts(contract, field, 'colour')
          ? NOTHING
          : [...NUMBERS, 'colour', ...NOTHING]) {
          expectSense(await send(contract, method, { ...base, [field]: value }), `${field}: ${value}`);
        }
      }
    },
  );

  it.each(calls)(
    '$name takes what the specification calls empty as not given',
    async ({ contract, method }) => {
      const fields = fieldsOf(contract);
      const base = { ...requiredInput(contract), ...(fields.includes('keyWord') && { keyWord: 'whale' }) };
      for (const field of fields) {
        const rest = Object.fromEntries(Object.entries(base).filter(([name]) => name !== field));
        const { status, errCode } = await send(contract, method, rest);
        // Where people type words, "null" is a word.
        const forms = WORDS.includes(field) ? [''] : ['', 'null', 'undefined'];
        for (const empty of forms) {
          const answer = await send(contract, method, { ...rest, [field]: empty });
          expect(answer, `${field}: ${empty}`).toMatchObject({ status, errCode });
        }
      }
    },
  );
});

/** Texts and lists percent-encoded; what no address can hold, a lone surrogate, as its replacement. */
function queryOf(input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    for (const one of [value].flat()) query.append(name, String(one));
  }
  return query.toString();
}
