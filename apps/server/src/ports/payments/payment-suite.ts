import { randomBytes } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import type { NewPayment, NewRefund, PaymentChannel } from './payment-channel.ts';
import type { ProviderMood, ProviderServer, SentNotice } from './payment-world.ts';

/** A channel with a server that speaks its provider's protocol. */
export interface TestedChannel {
  readonly channel: PaymentChannel;
  readonly server: ProviderServer;
  /** A channel of a merchant that the provider does not know. */
  readonly unknownMerchant: PaymentChannel;
  /** How the provider can misbehave. */
  readonly moods: readonly ProviderMood[];
  /** What the provider says of a payment whose code nobody has used. */
  readonly untouched: 'open' | 'unknown';
}

const MINUTES_3 = 180_000;
const NOTICE_ADDRESS = 'https://library.example/api/payments/notice';

/** Tests what docs/payments.md promises of any channel. To be called inside a `describe`. */
export function paymentSuite(tested: () => TestedChannel): void {
  const number = () => randomBytes(16).toString('hex');
  const newPayment = (rest: Partial<NewPayment> = {}): NewPayment => ({
    number: number(),
    sum: { amount: 350, currency: 'CNY' },
    subject: '图书馆费用 A/B=C&D',
    expiresAt: new Date(Date.now() + MINUTES_3),
    noticeAddress: NOTICE_ADDRESS,
    backAddress: 'https://library.example/alpha/fines',
    ...rest,
  });
  const read = (notice: SentNotice) => tested().channel.readNotice({ ...notice, now: new Date() });

  async function created(rest: Partial<NewPayment> = {}): Promise<NewPayment> {
    const payment = newPayment(rest);
    expect(await tested().channel.create(payment)).toMatchObject({ state: 'open' });
    return payment;
  }
  async function paid(rest: Partial<NewPayment> = {}): Promise<NewPayment> {
    const payment = await created(rest);
    tested().server.pay(payment.number);
    return payment;
  }
  async function refundOf(payment: NewPayment, amount: number): Promise<NewRefund> {
    const state = await tested().channel.query(payment.number, new Date());
    if (state.state !== 'paid') throw new Error('the payment is not paid');
    const { number: paymentNumber, sum } = payment;
    return {
      number: number(),
      payment: { number: paymentNumber, providerNumber: state.providerNumber, sum },
      sum: { ...sum, amount },
      reason: '多收了',
      noticeAddress: NOTICE_ADDRESS,
    };
  }

  afterEach(() => {
    tested().server.mood = 'well';
  });

  it('invites to pay in its own way, and says that nobody has paid yet', async () => {
    const { channel, untouched } = tested();
    const payment = newPayment();
    const answer = await channel.create(payment);
    expect(answer).toMatchObject({ state: 'open', invitation: { kind: channel.shows } });
    expect(await channel.query(payment.number, new Date())).toEqual({ state: untouched });
  });

  it('makes one payment of a number that is asked for twice', async () => {
    const { channel } = tested();
    const payment = newPayment();
    const first = await channel.create(payment);
    expect(await channel.create(payment)).toEqual(first);
    tested().server.pay(payment.number);
    expect(await channel.query(payment.number, new Date())).toMatchObject({
      state: 'paid',
      sum: payment.sum,
    });
  });

  it('refuses for good what the provider refuses', async () => {
    const { channel, unknownMerchant } = tested();
    expect(await channel.create(newPayment({ sum: { amount: 0, currency: 'CNY' } }))).toMatchObject({
      state: 'refused',
    });
    expect((await unknownMerchant.create(newPayment())).state).not.toBe('open');
  });

  it('says by query and by notice that a payment is paid, with sum, time and number', async () => {
    const { channel, server } = tested();
    const before = Date.now() - 2000;
    const { number, sum } = await paid();
    const state = await channel.query(number, new Date());
    expect(state).toMatchObject({
      state: 'paid',
      sum,
      providerNumber: server.payments.get(number)?.providerNumber,
    });
    expect(state.state === 'paid' && new Date(state.paidAt).getTime()).toBeGreaterThan(before);
    for (let times = 0; times < 2; times += 1) {
      const notice = await read(server.paymentNotice(number));
      expect(notice).toMatchObject({ about: 'payment', number, payment: { state: 'paid', sum } });
      expect(notice.about === 'payment' && Object.keys(notice.payment)).toEqual(Object.keys(state));
    }
  });

  it('says what was really paid, if it is another sum than asked', async () => {
    const { server } = tested();
    const { number } = await paid();
    expect(await read(server.paymentNotice(number, { amount: 1 }))).toMatchObject({
      payment: { state: 'paid', sum: { amount: 1 } },
    });
    expect(await read(server.paymentNotice(number, { currency: 'HKD' }))).toMatchObject({
      payment: { state: 'paid', sum: { amount: 1, currency: 'HKD' } },
    });
  });

  it('reads a notice of payment after one of its refund, and one of closing', async () => {
    const { channel, server } = tested();
    const payment = await paid();
    const early = server.paymentNotice(payment.number);
    const refund = await refundOf(payment, 350);
    await channel.refund(refund);
    expect(await read(server.refundNotice(refund.number))).toMatchObject({
      about: 'refund',
      number: refund.number,
    });
    expect(await read(early)).toMatchObject({ about: 'payment', payment: { state: 'paid' } });
    const other = await created();
    expect(await read(server.paymentNotice(other.number, { state: 'closed' }))).toMatchObject({
      about: 'payment',
      number: other.number,
      payment: { state: 'closed' },
    });
  });

  it('believes no notice that is forged, changed, old or of others', async () => {
    const { channel, server } = tested();
    const { number } = await created();
    for (const [name, notice] of Object.entries(server.foreignNotices(number)))
      expect([name, (await read(notice)).about]).toEqual([name, 'foreign']);
    for (const body of ['', '{', '[]', 'null', '<xml/>', '\u0000\uffff', 'a=%', '{"a":'.repeat(5000)])
      expect(await read({ headers: {}, body: Buffer.from(body) })).toEqual({ about: 'foreign' });
    const real = server.paymentNotice(number);
    expect((await read({ ...real, body: Buffer.from(real.body).reverse() })).about).toBe('foreign');
    expect(channel.answerNotice('foreign').status).toBeGreaterThanOrEqual(400);
    expect(channel.answerNotice('try-later').status).toBeGreaterThanOrEqual(500);
    expect(channel.answerNotice('understood').status).toBe(200);
  });

  it('is away, and nothing else, while the provider misbehaves in any way', async () => {
    const { channel, server, moods } = tested();
    const payment = await paid();
    const refund = await refundOf(payment, 10);
    for (const mood of moods.filter((each) => each !== 'well')) {
      server.mood = mood;
      const answers = await Promise.all([
        channel.create(newPayment()),
        channel.query(payment.number, new Date()),
        channel.close(payment.number, new Date()),
        channel.queryRefund(refund),
      ]);
      expect([mood, ...answers.map(({ state }) => state)]).toEqual([mood, 'away', 'away', 'away', 'away']);
    }
    server.mood = 'well';
    expect(await channel.query(payment.number, new Date())).toMatchObject({ state: 'paid' });
  });

  it('finds by its number what was done when the answer was lost', async () => {
    const { channel, server } = tested();
    const payment = newPayment();
    server.mood = 'lost';
    expect(await channel.create(payment)).toEqual({ state: 'away' });
    server.pay(payment.number);
    // The notice comes before anything was answered.
    expect(await read(server.paymentNotice(payment.number))).toMatchObject({ payment: { state: 'paid' } });
    server.mood = 'well';
    expect(await channel.query(payment.number, new Date())).toMatchObject({ state: 'paid' });
    const refund = await refundOf(payment, 200);
    server.mood = 'lost';
    expect(await channel.refund(refund)).toEqual({ state: 'away' });
    server.mood = 'well';
    expect(await channel.queryRefund(refund)).toMatchObject({ state: 'done' });
    expect(await channel.refund(refund)).toMatchObject({ state: 'done' });
    expect(server.payments.get(payment.number)?.refunded).toBe(200);
  });

  it('closes what nobody has paid, and says that somebody was quicker', async () => {
    const { channel, server } = tested();
    const open = await created();
    server.paymentNotice(open.number);
    const closed = await channel.close(open.number, new Date());
    expect(closed.state === 'closed' || closed.state === tested().untouched).toBe(true);
    const quick = await paid();
    expect(await channel.close(quick.number, new Date())).toMatchObject({ state: 'paid', sum: quick.sum });
    expect(await channel.query('x'.repeat(32), new Date())).toEqual({ state: 'unknown' });
    expect(await channel.close('x'.repeat(32), new Date())).toEqual({ state: 'unknown' });
  });

  it('gives back in parts and whole, once for each number, and never more than was paid', async () => {
    const { channel, server } = tested();
    const payment = await paid();
    const [part, rest] = [await refundOf(payment, 100), await refundOf(payment, 250)];
    expect(await channel.queryRefund(part)).toEqual({ state: 'unknown' });
    expect(await channel.refund(part)).toMatchObject({ state: 'done' });
    expect(await channel.refund(part)).toMatchObject({ state: 'done' });
    expect(await channel.refund(await refundOf(payment, 251))).toMatchObject({ state: 'failed' });
    expect(await channel.refund(rest)).toMatchObject({ state: 'done' });
    expect(await channel.queryRefund(rest)).toMatchObject({ state: 'done' });
    expect(server.payments.get(payment.number)?.refunded).toBe(350);
    expect(await channel.query(payment.number, new Date())).toMatchObject({
      state: 'paid',
      sum: payment.sum,
    });
  });

  it('writes sums exactly', async () => {
    const { channel, server } = tested();
    for (const amount of [100, 101, 1005, 999_999_99]) {
      const { number } = await paid({ sum: { amount, currency: 'CNY' } });
      expect(server.payments.get(number)?.amount).toBe(amount);
      expect(await channel.query(number, new Date())).toMatchObject({ sum: { amount, currency: 'CNY' } });
    }
  });
}
