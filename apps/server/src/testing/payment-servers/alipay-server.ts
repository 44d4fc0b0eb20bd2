import { createSign, createVerify, generateKeyPairSync, randomInt } from 'node:crypto';
import type {
  ProviderMood,
  ProviderPayment,
  ProviderServer,
  SentNotice,
} from '../../ports/payments/payment-world.ts';
import { createProviderBooks } from './provider-books.ts';
import { listenAsProvider, type ProviderRequest } from './provider-server.ts';

export const ALIPAY_ACCOUNT = { appId: '2021000000000001', sellerId: '2088000000000002' };
const FIFTEEN_MINUTES_MS = 900_000;

export interface AlipayServer extends ProviderServer {
  /** PEM: the application's private key, which Alipay has the public half of. */
  readonly appPrivateKey: string;
  /** PEM. */
  readonly alipayPublicKey: string;
  /** The payer scans a code: only now Alipay knows the trade. */
  scan(number: string): void;
}

interface Refusal {
  readonly code: string;
  readonly sub_code: string;
}

/**
 * Alipay's gateway as its documentation describes it (https://opendocs.alipay.com/common/02kf5q): forms signed with RSA2 over their sorted
 * values, answers in JSON with escaped slashes, signed over the text of the node of the method.
 */
export async function startAlipayServer(): Promise<AlipayServer> {
  const [app, alipay, stranger] = [newKeys(), newKeys(), newKeys()];
  const books = createProviderBooks();
  /** Codes that nobody has scanned. */
  const codes = new Map<string, ProviderPayment>();

  function answer({ url, body }: ProviderRequest) {
    const values = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body.toString('utf8'))]);
    const node = `${(values.method ?? '').replaceAll('.', '_')}_response`;
    const refused = refusalOf(values);
    if (refused) return reply(JSON.stringify({ error_response: { msg: 'Invalid Arguments', ...refused } }));
    const content = JSON.parse(values.biz_content ?? '{}') as Record<string, string>;
    const result = act(values.method ?? '', content, values.notify_url ?? '');
    const text = JSON.stringify({
      msg: 'code' in result ? 'Business Failed' : 'Success',
      code: '10000',
      ...result,
    }).replaceAll('/', '\\/');
    const key = server.mood === 'forged' ? stranger : alipay;
    return reply(`{"${node}":${text},"sign":"${signed(key.privateKey, text)}"}`);
  }

  function refusalOf(values: Record<string, string | undefined>): Refusal | undefined {
    const code = '40002';
    if (values.app_id !== ALIPAY_ACCOUNT.appId) return { code, sub_code: 'isv.invalid-app-id' };
    if (values.sign_type !== 'RSA2') return { code, sub_code: 'isv.invalid-signature-type' };
    const { sign = '', ...rest } = values;
    const proof = createVerify('RSA-SHA256').update(sortedText(rest));
    if (!proof.verify(app.publicKey, sign, 'base64')) return { code, sub_code: 'isv.invalid-signature' };
    const at = new Date(`${(values.timestamp ?? '').replace(' ', 'T')}+08:00`).getTime();
    if (!(Math.abs(at - Date.now()) < FIFTEEN_MINUTES_MS)) return { code, sub_code: 'isv.invalid-timestamp' };
    return undefined;
  }

  function act(method: string, content: Record<string, string>, noticeAddress: string): object {
    const number = content.out_trade_no ?? '';
    const payment = books.payments.get(number);
    switch (method) {
      case 'alipay.trade.precreate':
        return precreate(number, content, noticeAddress);
      case 'alipay.trade.query':
        return payment
          ? { ...tradeOf(number, payment), send_pay_date: payment.paidAt && beijing(payment.paidAt) }
          : missing();
      case 'alipay.trade.close':
        if (!payment) return missing();
        if (payment.state !== 'waiting') return { code: '40004', sub_code: 'ACQ.TRADE_STATUS_ERROR' };
        payment.state = 'closed';
        return { trade_no: payment.providerNumber, out_trade_no: number };
      case 'alipay.trade.refund':
        return refund(number, content);
      case 'alipay.trade.fastpay.refund.query': {
        if (!payment) return missing();
        const known = books.refunds.get(content.out_request_no ?? '');
        return known
          ? { refund_status: 'REFUND_SUCCESS', refund_amount: yuan(known.amount), out_trade_no: number }
          : {};
      }
      default:
        return { code: '40004', sub_code: 'isv.invalid-method' };
    }
  }

  function precreate(number: string, content: Record<string, string>, noticeAddress: string): object {
    const known = books.payments.get(number);
    if (known?.state === 'paid') return { code: '40004', sub_code: 'ACQ.TRADE_HAS_SUCCESS' };
    if (known?.state === 'closed') return { code: '40004', sub_code: 'ACQ.TRADE_HAS_CLOSE' };
    const amount = Math.round(Number(content.total_amount) * 100);
    if (!(amount >= 1 && amount <= 10_000_000_000) || !/^\d+\.\d\d$/.test(content.total_amount ?? ''))
      return { code: '40004', sub_code: 'ACQ.INVALID_PARAMETER' };
    if (!content.subject || /[/=&]/.test(content.subject))
      return { code: '40004', sub_code: 'ACQ.INVALID_PARAMETER' };
    const payment: ProviderPayment = {
      amount,
      currency: 'CNY',
      state: 'waiting',
      providerNumber: `2026${randomInt(1e12)}`,
      refunded: 0,
      noticeAddress,
    };
    if (!known && !codes.has(number)) codes.set(number, payment);
    return { out_trade_no: number, qr_code: `https://qr.alipay.com/${number}` };
  }

  function refund(paymentNumber: string, content: Record<string, string>): object {
    const payment = books.payments.get(paymentNumber);
    const amount = Math.round(Number(content.refund_amount) * 100);
    const result = books.refund({
      number: content.out_request_no ?? '',
      providerNumber: payment?.providerNumber ?? '',
      paymentNumber,
      amount,
    });
    if (result === 'no-payment')
      return payment ? { code: '40004', sub_code: 'ACQ.TRADE_STATUS_ERROR' } : missing();
    if (result === 'too-much') return { code: '40004', sub_code: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' };
    return {
      out_trade_no: paymentNumber,
      trade_no: payment?.providerNumber,
      refund_fee: yuan(payment?.refunded ?? 0),
      fund_change: result === 'done' ? 'Y' : 'N',
    };
  }

  function noticeOf(
    number: string,
    payment: ProviderPayment,
    changes: Record<string, string> = {},
    key = alipay.privateKey,
  ): SentNotice {
    const values: Record<string, string> = {
      notify_type: 'trade_status_sync',
      notify_time: beijing(new Date()),
      notify_id: String(randomInt(1e12)),
      charset: 'utf-8',
      version: '1.0',
      sign_type: 'RSA2',
      app_id: ALIPAY_ACCOUNT.appId,
      seller_id: ALIPAY_ACCOUNT.sellerId,
      subject: '图书馆 50%+押金 A&B=C',
      ...tradeOf(number, payment),
      ...(payment.paidAt && { gmt_payment: beijing(payment.paidAt) }),
      ...changes,
    };
    const { sign_type: _type, ...content } = values;
    const sign = signed(key, sortedText(content));
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: Buffer.from(new URLSearchParams({ ...values, sign }).toString()),
    };
  }

  const paymentOf = (number: string): ProviderPayment => {
    const payment = books.payments.get(number) ?? codes.get(number);
    if (!payment) throw new Error(`no payment ${number}`);
    return payment;
  };

  const listening = await listenAsProvider(answer, () => server.mood);
  const server: AlipayServer = {
    ...listening,
    mood: 'well' as ProviderMood,
    payments: books.payments,
    appPrivateKey: app.privateKey,
    alipayPublicKey: alipay.publicKey,
    scan(number) {
      const payment = codes.get(number);
      if (payment) books.payments.set(number, payment);
    },
    pay(number) {
      server.scan(number);
      books.pay(number);
    },
    paymentNotice(number, change = {}) {
      return noticeOf(number, Object.assign(paymentOf(number), change));
    },
    refundNotice(refundNumber) {
      const refund = books.refunds.get(refundNumber);
      if (!refund) throw new Error(`no refund ${refundNumber}`);
      return noticeOf(refund.paymentNumber, paymentOf(refund.paymentNumber), {
        out_biz_no: refundNumber,
        refund_fee: yuan(refund.amount),
        gmt_refund: `${beijing(new Date())}.123`,
      });
    },
    foreignNotices(number) {
      const payment = { ...paymentOf(number), state: 'paid' as const, paidAt: new Date() };
      const real = noticeOf(number, payment);
      return {
        'signed by another key': noticeOf(number, payment, {}, stranger.privateKey),
        'of another application': noticeOf(number, payment, { app_id: '2021000000009999' }),
        'of another merchant': noticeOf(number, payment, { seller_id: '2088000000009999' }),
        'with a weaker kind of signature': noticeOf(number, payment, { sign_type: 'RSA' }),
        'changed on its way': {
          ...real,
          body: Buffer.from(real.body.toString().replace(/total_amount=[\d.]+/, 'total_amount=0.01')),
        },
        'without a signature': {
          ...real,
          body: Buffer.from(`out_trade_no=${number}&trade_status=TRADE_SUCCESS`),
        },
      };
    },
  };
  return server;
}

function missing(): Refusal {
  return { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' };
}

function tradeOf(number: string, { amount, currency, state, providerNumber, refunded }: ProviderPayment) {
  const isOver = state === 'closed' || (state === 'paid' && refunded === amount);
  return {
    out_trade_no: number,
    trade_no: providerNumber,
    total_amount: yuan(amount),
    trade_status: isOver ? 'TRADE_CLOSED' : state === 'paid' ? 'TRADE_SUCCESS' : 'WAIT_BUYER_PAY',
    ...(currency !== 'CNY' && { trans_currency: currency }),
  };
}

function newKeys(): { readonly privateKey: string; readonly publicKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

function sortedText(values: Readonly<Record<string, string | undefined>>): string {
  return Object.keys(values)
    .filter((name) => values[name] !== undefined && values[name] !== '')
    .toSorted()
    .map((name) => `${name}=${values[name]}`)
    .join('&');
}

function signed(key: string, text: string): string {
  return createSign('RSA-SHA256').update(text).sign(key, 'base64');
}

function reply(body: string) {
  return { status: 200, headers: { 'content-type': 'text/html;charset=utf-8' }, body };
}

function yuan(fen: number): string {
  return (fen / 100).toFixed(2);
}

function beijing(at: Date): string {
  return at.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
}
