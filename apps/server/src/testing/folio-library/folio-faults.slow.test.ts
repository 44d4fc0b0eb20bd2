import { afterEach, describe, expect, it } from 'vitest';
import { expectCode } from '../../ports/ils/ils-world.ts';
import { folioId } from './folio-ids.ts';
import { createFolioWorld, type FolioWorld } from './folio-world.ts';

describe('FOLIO that is asked', () => {
  let world: FolioWorld;
  afterEach(() => world.close());

  const asked = (path: string) => world.server.requests.filter((one) => one.endsWith(path)).length;

  async function open(changed?: Readonly<Record<string, unknown>>) {
    world = await createFolioWorld(changed);
    return { ils: world.ils, patron: await world.addPatron() };
  }

  it('signs the portal in once for many questions, and renews its token once when it ends', async () => {
    const { ils, patron } = await open();
    const askAll = () => Promise.all(Array.from({ length: 10 }, () => ils.patronAccount(patron)));
    await askAll();
    expect([asked('/login-with-expiry'), asked('/refresh')]).toEqual([1, 0]);
    world.clock.advance(600);
    await askAll();
    world.clock.advance(600);
    await askAll();
    expect([asked('/login-with-expiry'), asked('/refresh')]).toEqual([1, 2]);
  });

  it('takes another token when the gateway does not take the first, and signs in anew when its session ended', async () => {
    const { ils, patron } = await open();
    await ils.patronAccount(patron);
    world.server.endAccessTokens();
    expect(await ils.patronAccount(patron)).toMatchObject({ primaryId: 'M1' });
    expect([asked('/login-with-expiry'), asked('/refresh')]).toEqual([1, 1]);
    world.server.endSessions();
    expect(await ils.patronAccount(patron)).toMatchObject({ primaryId: 'M1' });
    expect([asked('/login-with-expiry'), asked('/refresh')]).toEqual([2, 2]);
  });

  it('is served in the version before tokens that end', async () => {
    const { ils, patron } = await open();
    world.server.hasTokensThatEnd = false;
    expect(await ils.patronAccount(patron)).toMatchObject({ primaryId: 'M1' });
    expect(await ils.signIn?.check('M1', 'Lectern2026')).toMatchObject({ patronId: patron });
    expect(await ils.signIn?.check('M1', 'wrong')).toBeUndefined();
    world.clock.advance(100_000);
    await ils.patronAccount(patron);
    // Of the portal, and of the reader twice.
    expect(asked('/authn/login')).toBe(3);
  });

  it('keeps no session of a reader whose password was tried', async () => {
    const { ils } = await open();
    expect(await ils.signIn?.check('M1', 'Lectern2026')).toBeDefined();
    expect(asked('/authn/logout')).toBe(1);
  });

  it('finds nobody by words of its query language', async () => {
    const { ils } = await open();
    for (const words of ['M1" or barcode=="M2', 'M*', '?1', '\\', '"'])
      expect([words, await ils.patrons?.find(words)]).toEqual([words, undefined]);
    expect(world.server.faults).toEqual([]);
  });

  it.each(['slow', 'cut', 'page', 'broken'] as const)(
    'is away when it is %s, and answers again afterwards',
    async (mood) => {
      const { ils, patron } = await open(mood === 'slow' ? { answerMs: 500, pageMs: 500 } : {});
      const bibId = await world.addBib();
      for (const part of ['/edge-patron', '/okapi']) {
        world.server.moods.set(part, mood);
        await expectCode(ils.patronAccount(patron), 'ILS_UNAVAILABLE');
        await expectCode(ils.loans(patron), 'ILS_UNAVAILABLE');
        world.server.moods.clear();
        expect(await ils.loans(patron)).toEqual([]);
      }
      world.server.moods.set('/edge-rtac', mood);
      await expectCode(ils.availability([bibId]), 'ILS_UNAVAILABLE');
      world.server.moods.clear();
      expect((await ils.availability([bibId])).size).toBe(1);
    },
  );

  it('is left in peace after five faults, and tried once after a while', async () => {
    const { ils } = await open();
    const bibId = await world.addBib();
    world.server.moods.set('/', 'broken');
    for (let time = 0; time < 8; time += 1) await expectCode(ils.availability([bibId]), 'ILS_UNAVAILABLE');
    expect(asked('/rtac')).toBe(5);
    world.server.moods.clear();
    await expectCode(ils.availability([bibId]), 'ILS_UNAVAILABLE');
    world.clock.advance(15);
    expect((await ils.availability([bibId])).size).toBe(1);
  });

  it('is away when it does not take the key, and when a secret is not set', async () => {
    const wrong = await open({ apiKey: 'ils.password' });
    await expectCode(wrong.ils.patronAccount(wrong.patron), 'ILS_UNAVAILABLE');
    await world.close();
    const absent = await open({ password: 'ils.none' });
    await expectCode(absent.ils.patronAccount(absent.patron), 'ILS_UNAVAILABLE');
  });

  it('shows an account without barcodes while the availability is away', async () => {
    const { ils, patron } = await open();
    const item = await world.addItem();
    await world.addLoan(patron, item.id);
    expect(await ils.loans(patron)).toMatchObject([{ barcode: item.barcode, bibId: item.bibId }]);
    world.server.moods.set('/edge-rtac', 'broken');
    expect(await ils.loans(patron)).toMatchObject([{ barcode: '', title: 'A title', dueDate: '2026-03-12' }]);
  });

  it('is asked for many records in few questions, and records without an answer in time are absent', async () => {
    const { ils } = await open({ batch: 40, pageMs: 2000 });
    const bibIds: string[] = [];
    for (let at = 0; at < 90; at += 1) bibIds.push(await world.addBib());
    expect((await ils.availability(bibIds)).size).toBe(90);
    expect(asked('/rtac')).toBe(3);
    world.server.moods.set(`/edge-rtac/rtac?instanceIds=${folioId(bibIds[0] ?? '')}`, 'slow');
    expect([...(await ils.availability(bibIds)).keys()]).toEqual(bibIds.slice(40));
  });

  it('has no more questions at the same time than it has connections for us', async () => {
    const { ils, patron } = await open({ connections: 3, answerMs: 500 });
    world.server.moods.set('/', 'slow');
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => ils.openFines(patron)));
    expect(answers.map(({ status }) => status)).not.toContain('fulfilled');
    expect(world.server.mostAtOnce).toBe(3);
    // Those that waited when it was left in peace were not sent.
    expect(asked(`/account/${patron}`)).toBeLessThan(9);
  });

  it('is not asked again for some seconds, shows how old its answer is, and is asked anew after a renewal', async () => {
    const { ils, patron } = await open({ cacheSeconds: 20 });
    const item = await world.addItem();
    const loan = await world.addLoan(patron, item.id);
    const ofBib = async () => (await ils.availability([item.bibId])).get(item.bibId);
    expect((await ofBib())?.asOf).toBeUndefined();
    world.clock.advance(5);
    expect(await ofBib()).toMatchObject({ asOf: '2026-03-02T02:00:00.000Z', earliestDue: '2026-03-12' });
    expect(asked('/rtac')).toBe(1);
    await ils.renew(patron, [loan]);
    expect(await ofBib()).toMatchObject({ earliestDue: '2026-04-01' });
    world.clock.advance(20);
    await ofBib();
    expect(asked('/rtac')).toBe(3);
  });

  it('renews once: of a loan whose answer is lost the reader is told to look again', async () => {
    const { ils, patron } = await open();
    const [first, second] = [await world.addItem(), await world.addItem()];
    const loans = [await world.addLoan(patron, first.id), await world.addLoan(patron, second.id)];
    const itemId = folioId(first.id);
    world.server.moods.set(`/edge-patron/patron/account/${patron}/item/${itemId}`, 'cut');
    expect(await ils.renew(patron, loans)).toMatchObject([
      { renewed: false, refusal: { code: 'LOAN_CHANGED' } },
      { renewed: true, dueDate: '2026-04-01' },
    ]);
    expect(asked('/renew')).toBe(2);
    await expectCode(ils.renew(patron, [loans[0] ?? '']), 'ILS_UNAVAILABLE');
  });

  it('tells its reason where we have no word for it', async () => {
    const { ils, patron } = await open();
    const item = await world.addItem();
    const loan = await world.addLoan(patron, item.id, { renewals: 3 });
    expect(await ils.renew(patron, [loan])).toMatchObject([
      {
        refusal: { code: 'RENEWAL_DENIED_BECAUSE', details: { reason: 'loan at maximum renewal number' } },
      },
    ]);
  });

  const reservation = {
    kind: 'reservation',
    pickupLibrary: 'SOUTH',
    contact: '13800138000',
    noticeWays: [],
    comments: '',
  } as const;

  async function lentBib() {
    const { bibId, id } = await world.addItem();
    await world.addLoan(await world.addPatron(), id);
    return bibId;
  }

  it('has placed a hold whose answer was lost, at the service point of the library that was chosen', async () => {
    const { ils, patron } = await open();
    const bibId = await lentBib();
    world.server.moods.set(`/edge-patron/patron/account/${patron}/instance/${folioId(bibId)}/hold`, 'cut');
    const placed = await ils.requests?.place(patron, { ...reservation, bibId, wantedUntil: '2026-05-01' });
    expect(placed).toMatchObject({
      bibId,
      pickupLibrary: 'SOUTH',
      step: 'reserving',
      wantedUntil: '2026-05-01',
      comments: '13800138000',
      withoutMoves: ['suspend', 'resume'],
    });
    expect(world.server.faults).toEqual([]);
  });

  it('cancels no hold where the settings name no reason for it, and says so before', async () => {
    const { ils, patron } = await open({ cancellationReason: undefined });
    const placed = await ils.requests?.place(patron, { ...reservation, bibId: await lentBib() });
    expect(placed?.withoutMoves).toContain('cancel');
    await expectCode(
      Promise.resolve(ils.requests?.cancel(patron, placed?.id ?? '')),
      'REQUEST_NOT_CANCELLABLE',
    );
    expect(await ils.requests?.list(patron, { offset: 0, limit: 10 })).toMatchObject({ total: 1 });
  });

  it('tells why a hold is not placed in the words of FOLIO, where we have none', async () => {
    const { ils, patron } = await open();
    const bibId = await lentBib();
    await ils.requests?.place(patron, { ...reservation, bibId });
    await expectCode(
      Promise.resolve(ils.requests?.place(patron, { ...reservation, bibId })),
      'REQUEST_ALREADY_OPEN',
    );
  });
});
