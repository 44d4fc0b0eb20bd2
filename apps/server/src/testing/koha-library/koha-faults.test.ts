import { afterEach, describe, expect, it } from 'vitest';
import { expectCode } from '../../ports/ils/ils-world.ts';
import { createKohaWorld, type KohaWorld } from './koha-world.ts';
import { publishedKoha } from './published-schemas.ts';

describe('Koha that is asked', () => {
  let world: KohaWorld;
  afterEach(() => world.close());

  const asked = (path: string) => world.server.requests.filter((one) => one.endsWith(path)).length;

  async function open(changed?: Readonly<Record<string, unknown>>) {
    world = await createKohaWorld(changed);
    return { ils: world.ils, patron: await world.addPatron() };
  }

  it('gives one token for many questions, and another one when it ends or is not taken', async () => {
    const { ils, patron } = await open();
    const askAll = () => Promise.all(Array.from({ length: 10 }, () => ils.patronAccount(patron)));
    await askAll();
    expect(asked('/oauth/token')).toBe(1);
    world.clock.advance(3600);
    await askAll();
    expect(asked('/oauth/token')).toBe(2);
    world.server.endTokens();
    expect(await ils.patronAccount(patron)).toMatchObject({ primaryId: 'M1' });
    expect(asked('/oauth/token')).toBeLessThan(6);
  });

  it('is served in the version before the names of today', async () => {
    const { ils, patron } = await open();
    world.server.isOld = true;
    expect(await ils.signIn?.check('M1', 'Lectern2026')).toMatchObject({ patronId: patron });
    expect(await ils.signIn?.check('M1', 'wrong')).toBeUndefined();
    const loan = await world.addLoan(patron, (await world.addItem()).id);
    expect(await ils.loans(patron)).toMatchObject([{ id: loan, renewals: 0 }]);
    expect(await ils.renew(patron, [loan])).toMatchObject([{ renewed: true, dueDate: '2026-04-01' }]);
  });

  it('is read to the end of its lists, also if it gives smaller pages than it is asked for', async () => {
    const { ils, patron } = await open();
    world.server.mostRows = 2;
    for (let at = 0; at < 5; at += 1) await world.addLoan(patron, (await world.addItem()).id);
    const loans = await ils.loans(patron);
    expect(loans.map(({ barcode }) => barcode).sort()).toEqual(['MB1', 'MB2', 'MB3', 'MB4', 'MB5']);
    expect(asked('/checkouts')).toBe(3);
  });

  it('says how often loans can be renewed and why not, and the record and last day of a kept copy', async () => {
    const { ils, patron } = await open();
    const item = await world.addItem();
    await world.addLoan(patron, item.id, { renewals: 3 });
    expect(await ils.loans(patron)).toMatchObject([
      { renewals: 3, maxRenewals: 3, refusal: { code: 'RENEWAL_LIMIT_REACHED', details: { limit: 3 } } },
    ]);
    const kept = await world.addItem();
    await world.addHold(
      { bibId: kept.bibId, itemId: kept.id },
      { patronId: patron, readyUntil: '2026-03-09' },
    );
    expect(await ils.holds?.ready(patron)).toMatchObject([
      { bibId: kept.bibId, pickupLibrary: 'MAIN', readyUntil: '2026-03-09' },
    ]);
    expect(await ils.items(kept.bibId)).toMatchObject([{ status: 'on_hold_shelf' }]);
  });

  it.each(['slow', 'cut', 'page', 'broken'] as const)(
    'is away when it is %s, and answers again afterwards',
    async (mood) => {
      const { ils, patron } = await open({ answerMs: 500, pageMs: 500 });
      const bibId = (await world.addItem()).bibId;
      world.server.moods.set('/', mood);
      await expectCode(ils.patronAccount(patron), 'ILS_UNAVAILABLE');
      await expectCode(ils.availability([bibId]), 'ILS_UNAVAILABLE');
      world.server.moods.clear();
      world.clock.advance(15);
      expect(await ils.loans(patron)).toEqual([]);
      expect((await ils.availability([bibId])).size).toBe(1);
    },
  );

  it('is away when it does not know the client, when the secret is not set, and for what the client may not ask', async () => {
    const wrong = await open({ clientId: 'somebody' });
    await expectCode(wrong.ils.patronAccount(wrong.patron), 'ILS_UNAVAILABLE');
    await world.close();
    const absent = await open({ clientSecret: 'ils.none' });
    await expectCode(absent.ils.patronAccount(absent.patron), 'ILS_UNAVAILABLE');
    await world.close();
    const { ils, patron } = await open();
    world.server.forbidden.add('/checkouts');
    await expectCode(ils.loans(patron), 'ILS_UNAVAILABLE');
    expect(await ils.openFines(patron)).toEqual([]);
  });

  it('has no patrons that it hides with null from our client, and goes on for all others', async () => {
    const { ils, patron } = await open();
    const other = await world.addPatron();
    await world.addLoan(other, (await world.addItem()).id);
    world.server.hidden.add(Number(patron));
    // More often than the faults after which a system is left in peace.
    for (let time = 0; time < 6; time += 1) {
      expect(await ils.patrons?.find('M1')).toBeUndefined();
      expect(await ils.signIn?.check('M1', 'Lectern2026')).toBeUndefined();
      await expectCode(ils.patronAccount(patron), 'PATRON_NOT_FOUND');
    }
    expect(await ils.signIn?.check('M2', 'Lectern2026')).toMatchObject({ patronId: other });
    expect(await ils.loans(other)).toHaveLength(1);
  });

  it('is asked for many records in few questions', async () => {
    const { ils } = await open({ batch: 40 });
    const bibIds: string[] = [];
    for (let at = 0; at < 90; at += 1) bibIds.push((await world.addItem()).bibId);
    expect((await ils.availability(bibIds)).size).toBe(90);
    // The last page of each batch of items is its first.
    expect([asked('/items'), asked('/holds'), asked('/checkouts')]).toEqual([3, 3, 0]);
  });

  it('renews once: of a loan whose answer is lost the reader is told to look again', async () => {
    const { ils, patron } = await open();
    const [first, second] = [await world.addItem(), await world.addItem()];
    const loans = [await world.addLoan(patron, first.id), await world.addLoan(patron, second.id)];
    world.server.moods.set(`/api/v1/checkouts/${loans[0]}/renewals`, 'cut');
    expect(await ils.renew(patron, loans)).toMatchObject([
      { renewed: false, refusal: { code: 'LOAN_CHANGED' } },
      { renewed: true, dueDate: '2026-04-01' },
    ]);
    expect(asked('/renewals')).toBe(2);
  });

  it('finds nobody by words of its query language', async () => {
    const { ils } = await open();
    for (const words of ['%', 'M%', '{"-like":"%"}', '"', '\\'])
      expect([words, await ils.patrons?.find(words)]).toEqual([words, undefined]);
    expect(world.server.faults).toEqual([]);
  });
});

const check = publishedKoha();

describe.skipIf(!check)('what Koha publishes (skipped without the shared data)', () => {
  it('has no other paths, answers and values', () => {
    expect(check?.('GET', '/checkouts/1/allows_renewal', 200, { allows_renewal: true })).toBeUndefined();
    expect(check?.('GET', '/checkouts/1/allows_renewal', 200, { allows_renewal: 'yes' })).toMatch('boolean');
    expect(check?.('GET', '/checkouts', 200, [{ checkout_id: 1, title: 'x' }])).toMatch('additional');
    expect(check?.('POST', '/auth/password/validation', 200, {})).toMatch('no answer 200');
    expect(check?.('GET', '/patrons/1/loans', 200, [])).toMatch('no answer');
  });
});
