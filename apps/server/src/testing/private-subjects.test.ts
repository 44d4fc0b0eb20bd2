import { CATALOGUE } from '@lectern/contracts/catalogue';
import { isForStaff } from '@lectern/contracts/kernel/access';
import type { Client } from '@lectern/contracts/kernel/client';
import type { AnyEndpoint, Method } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { addAddress } from '@lectern/contracts/people/addresses/add-address';
import { signOutElsewhere } from '@lectern/contracts/people/handover/sign-out-elsewhere';
import { getPageImage } from '@lectern/contracts/resources/repository/get-page-image';
import { makeList } from '@lectern/contracts/shelf/booklists/make-list';
import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { addFolder } from '@lectern/contracts/shelf/favourites/add-folder';
import { addSubscription } from '@lectern/contracts/shelf/subscriptions/add-subscription';
import { sendFeedback } from '@lectern/contracts/talk/feedback/send-feedback';
import { userComment } from '@lectern/contracts/talk/reviews/user-comment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../platform/db/ids.ts';
import { buildLoan, buildPatron, buildRequest, buildSession } from './builders.ts';
import { TENANT } from './built-rows.ts';
import { buildBib, buildItem, buildLibrary } from './catalogue-builders.ts';
import { indexTenant } from './index-tenant.ts';
import { comparableAnswer, inputQuery, inputsThatName } from './naming-inputs.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { describeOnEachDatabase } from './test-database.ts';

const calls = CATALOGUE.filter(({ access }) => !isForStaff(access)).flatMap((contract) =>
  contract.methods.map((method) => ({ name: `${method} ${contract.path}`, contract, method })),
);
/** Calls that keep any words that are typed: the answer is about the caller's own. And one that ends the caller's session. */
const NOT_TRIED: readonly AnyEndpoint[] = [
  makeList,
  addFolder,
  sendFeedback,
  addSubscription,
  signOutElsewhere,
  // The mark on the picture has the second of the request.
  getPageImage,
];

type Call = (typeof calls)[number];

/**
 * What one reader keeps for themselves. To another reader of the same library, and to somebody who is not signed in, each is as if it did
 * not exist: every call answers its name as it answers a name that nobody has.
 */
describeOnEachDatabase('what a reader keeps', (kind) => {
  let app: TestApp;
  let ownerToken: string;
  const kept: Record<string, string> = {};

  beforeAll(async () => {
    app = await createTestApp({ kind });
    const { db } = app.deps;
    await buildLibrary(db);
    const patron = await buildPatron(db);
    ownerToken = await buildSession(db, patron);
    const owner = app.client({ token: ownerToken });
    const recordId = (await buildBib(db, { title: 'Moby Dick' })).id;
    await keep(owner, recordId);
    const item = await buildItem(db);
    kept.loan = (await buildLoan(db, { patron_id: patron.id, item_id: item.id, bib_id: item.bib_id })).id;
    await indexTenant(app.deps, TENANT);
    kept.request = (await buildRequest(db, { patron_id: patron.id, bib_id: recordId })).id;
  });
  afterAll(() => app.close());

  async function keep(owner: Client, recordId: string): Promise<void> {
    const folder = await owner.call(addFolder, { name: 'Only mine' });
    kept.folder = folder.folderId;
    await owner.call(addFavourites, { recordIds: [recordId], folderId: folder.folderId });
    kept.list = (await owner.call(makeList, { name: 'Not open' })).id;
    kept.subscription = (await owner.call(addSubscription, { term: 'whales' })).subscription.subscriptionId;
    kept.feedback = (await owner.call(sendFeedback, { text: 'It is cold in room 3' })).id;
    const review = { recordId, stars: 4, content: 'Nobody has looked at this yet' };
    kept.review = (await owner.call(userComment, review)).commentId;
    const address = {
      recipientName: 'Ada',
      phone: '13800138000',
      country: 'FR',
      details: '1 Road',
      postcode: '75001',
    };
    kept.address = (await owner.call(addAddress, address)).addressId;
  }

  async function send(
    { contract, method }: { readonly contract: AnyEndpoint; readonly method: Method },
    input: Readonly<Record<string, unknown>>,
    token?: string,
  ): Promise<string> {
    // No limit of calls or failures answers in place of the call.
    app.clock.advance(61);
    await app.deps.db.deleteFrom('attempt_counter').execute();
    const headers = {
      [HEADERS.mappingPath]: 'alpha',
      [HEADERS.language]: 'en_US',
      ...(token && { [HEADERS.session]: token }),
    };
    const response =
      method === 'GET'
        ? await app.inject({ url: `${contract.path}?${inputQuery(input)}`, method, headers })
        : await app.inject({ url: contract.path, method, headers, payload: input });
    return `${response.statusCode} ${response.body}`;
  }

  /**
   * What a call answers to a name and to one that nobody has, for each field that may name something. `ofNobody` keeps the latter for the
   * next name; a call may have changed what it answers since, so it is asked again before the answers are said to differ.
   */
  async function answers(call: Call, name: string, token: string | undefined, ofNobody: string[] = []) {
    const nobodys = newId();
    const unnamed = inputsThatName(call.contract, nobodys);
    const both: [string, string][] = [];
    for (const [at, input] of inputsThatName(call.contract, name).entries()) {
      const answer = comparableAnswer(await send(call, input, token), name);
      if (answer !== ofNobody[at])
        ofNobody[at] = comparableAnswer(await send(call, unnamed[at] ?? {}, token), nobodys);
      both.push([answer, ofNobody[at]]);
    }
    return both;
  }

  const told = calls.filter(({ contract }) => !NOT_TRIED.includes(contract));

  it.each(told)('$name tells others nothing of it, whatever they name', async (call) => {
    const { db } = app.deps;
    // Somebody new for each call has nothing of their own that would be told.
    const stranger = await buildSession(db, await buildPatron(db));
    for (const token of call.contract.access === 'public' ? [undefined, stranger] : [stranger]) {
      const ofNobody: string[] = [];
      for (const name of Object.values(kept))
        for (const [answer, other] of await answers(call, name, token, ofNobody)) expect(answer).toBe(other);
    }
  });

  it('is there for its owner afterwards: some call answers each name in another way', async () => {
    const found = new Set<string>();
    for (const [what, name] of Object.entries(kept)) {
      for (const call of told) {
        if (found.has(what)) break;
        const differs = (await answers(call, name, ownerToken)).some(([one, other]) => one !== other);
        if (differs) found.add(what);
      }
    }
    expect([...found].toSorted()).toEqual(Object.keys(kept).toSorted());
  });
});
