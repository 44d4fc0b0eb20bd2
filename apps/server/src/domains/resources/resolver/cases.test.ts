import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { resolveRequest } from '@lectern/contracts/resources/resolver/resolve-request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildCaseLibrary } from '../../../testing/resolver/build-library.ts';
import { CASES } from '../../../testing/resolver/cases.ts';
import { CASES_KEPT_BACK } from '../../../testing/resolver/cases-kept-back.ts';
import { CAMPUS, HOME } from '../../../testing/resolver/library.ts';
import type { ResolverCase } from '../../../testing/resolver/resolver-case.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

type Resolved = OutputOf<(typeof resolveRequest)['output']>;

/** The answer in the words of the cases. */
function told({
  online,
  notOnline,
  print,
  links,
  request,
}: Resolved): Omit<ResolverCase, 'what' | 'request' | 'who'> {
  const sure = { yes: '', unknown: '?', no: '-' } as const;
  return {
    online: online.map(
      ({ source, has, isOpen, level, reason }) =>
        `${source.eresourceName}${sure[has]}${isOpen ? `@${level}` : `!${reason}`}`,
    ),
    notOnline: notOnline.map(({ source, why }) => `${source.eresourceName}:${why}`),
    print: print.map(({ title, has }) => `${title}${sure[has]}`),
    links: links.map(({ url }) => url),
    ...(request.signInHelps && { signInForRequests: true }),
  };
}

describeOnEachDatabase('the resolver answers the case of', (kind) => {
  let app: TestApp;
  let records: ReadonlyMap<string, string>;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    records = await buildCaseLibrary(app);
    token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
  });
  afterAll(() => app.close());

  it.each([...CASES, ...CASES_KEPT_BACK].map((one) => [one.what, one] as const))('%s', async (_what, one) => {
    const { request, who, what: _, ...answer } = one;
    const caller = app.client({
      address: who === 'inside' ? CAMPUS : HOME,
      ...(who === 'reader' && { token }),
    });
    const openUrl = request.replace(
      /\{(.+)\}/,
      (_whole, title: string) => `http://localhost/alpha/record/${records.get(title)}`,
    );
    const empty = { online: [], notOnline: [], print: [], links: [] };
    expect(told(await caller.call(resolveRequest, { openUrl }))).toEqual({ ...empty, ...answer });
  });
});
