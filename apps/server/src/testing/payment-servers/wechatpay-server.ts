import {
  createCipheriv,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
  randomInt,
} from 'node:crypto';
import type {
  ProviderMood,
  ProviderPayment,
  ProviderServer,
  SentNotice,
} from '../../ports/payments/payment-world.ts';
import { createProviderBooks, type ProviderRefund } from './provider-books.ts';
import { listenAsProvider, type ProviderReply, type ProviderRequest } from './provider-server.ts';

export const WECHATPAY_ACCOUNT = {
  merchantId: '1900000001',
  appId: 'wxd678efh567hg6787',
  serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  publicKeyId: 'PUB_KEY_ID_0119000000012026030200000001',
};
const FIVE_MINUTES_S = 300;

export interface WechatPayServer extends ProviderServer {
  /** PEM: the merchant's private key. */
  readonly merchantPrivateKey: string;
  /** PEM: WeChat Pay's public key. */
  readonly publicKey: string;
  /** 32 bytes. */
  readonly apiV3Key: string;
}

interface NoticeChanges {
  readonly key?: string;
  readonly serial?: string;
  readonly secondsAgo?: number;
  readonly merchantId?: string;
}

/**
 * WeChat Pay's API v3 as its documentation describes it (https://pay.weixin.qq.com/doc/v3/merchant/4012081606): requests signed by the
 * merchant, answers and notices signed in public-key mode, the content of notices sealed with AES-256-GCM.
 */
export async function startWechatPayServer(): Promise<WechatPayServer> {
  const [merchant, wechat, stranger] = [newKeys(), newKeys(), newKeys()];
  const apiV3Key = randomBytes(16).toString('hex');
  const books = createProviderBooks();

  function answer(request: ProviderRequest): ProviderReply {
    const { status, content } = isSigned(request, merchant.publicKey)
      ? act(request)
      : fault(401, 'SIGN_ERROR');
    const body = content === undefined ? '' : JSON.stringify(content);
    const key = server.mood === 'forged' ? stranger.privateKey : wechat.privateKey;
    // Now and then a wrong signature comes with an answer too, to see that clients look at it.
    return {
      status,
      headers: { 'content-type': 'application/json', ...signedHeaders(key, body, nowSeconds()) },
      body,
    };
  }

  function act({ method, url, body }: ProviderRequest): Outcome {
    const content = body.length > 0 ? (JSON.parse(body.toString('utf8')) as Record<string, unknown>) : {};
    const [, number = '', isClose] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(url.pathname) ?? [];
    const [, refundNumber] = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(url.pathname) ?? [];
    if (method === 'POST' && url.pathname === '/v3/pay/transactions/native') return native(content);
    if (method === 'POST' && url.pathname === '/v3/refund/domestic/refunds') return refund(content);
    if (method === 'GET' && refundNumber !== undefined) {
      const known = books.refunds.get(refundNumber);
      return known ? { status: 200, content: refundOf(known) } : fault(404, 'RESOURCE_NOT_EXISTS');
    }
    const payment = books.payments.get(number);
    const merchantId = isClose ? content.mchid : url.searchParams.get('mchid');
    if (merchantId !== WECHATPAY_ACCOUNT.merchantId) return fault(400, 'PARAM_ERROR');
    if (!payment) return fault(404, 'ORDER_NOT_EXIST');
    if (!isClose) return { status: 200, content: transactionOf(number, payment) };
    if (payment.state === 'paid') return fault(400, 'ORDERPAID');
    payment.state = 'closed';
    return { status: 204 };
  }

  function native(content: Record<string, unknown>): Outcome {
    const { total, currency } = (content.amount ?? {}) as { total?: unknown; currency?: unknown };
    const number = String(content.out_trade_no);
    if (content.mchid !== WECHATPAY_ACCOUNT.merchantId || content.appid !== WECHATPAY_ACCOUNT.appId)
      return fault(400, 'APPID_MCHID_NOT_MATCH');
    if (!Number.isInteger(total) || Number(total) < 1 || currency !== 'CNY') return fault(400, 'PARAM_ERROR');
    if (!/^[\w*|-]{6,32}$/.test(number) || !content.description || !content.notify_url)
      return fault(400, 'PARAM_ERROR');
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(String(content.time_expire)))
      return fault(400, 'PARAM_ERROR');
    const known = books.payments.get(number);
    if (known?.state === 'paid') return fault(400, 'ORDERPAID');
    if (known?.state === 'closed') return fault(400, 'ORDER_CLOSED');
    if (known && known.amount !== total) return fault(403, 'OUT_TRADE_NO_USED');
    if (!known)
      books.payments.set(number, {
        amount: Number(total),
        currency: 'CNY',
        state: 'waiting',
        providerNumber: `4200000000${randomInt(1e12)}`,
        refunded: 0,
        noticeAddress: typeof content.notify_url === 'string' ? content.notify_url : '',
      });
    return { status: 200, content: { code_url: `weixin://wxpay/bizpayurl?pr=${number}` } };
  }

  function refund(content: Record<string, unknown>): Outcome {
    const amount = content.amount as { refund: number; total: number };
    const paymentNumber = String(content.out_trade_no);
    const refunded = {
      number: String(content.out_refund_no),
      providerNumber: `5030000000${randomInt(1e12)}`,
      paymentNumber,
      amount: amount.refund,
    };
    const result = books.refund(refunded);
    if (result === 'no-payment') return fault(404, 'RESOURCE_NOT_EXISTS');
    if (result === 'too-much' || books.payments.get(paymentNumber)?.amount !== amount.total)
      return fault(400, 'INVALID_REQUEST');
    return { status: 200, content: refundOf(books.refunds.get(refunded.number) ?? refunded) };
  }

  function noticeOf(event: string, content: object, changes: NoticeChanges = {}): SentNotice {
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce).setAAD(Buffer.from('transaction'));
    const sealed = Buffer.concat([
      cipher.update(JSON.stringify(content), 'utf8'),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    const body = JSON.stringify({
      id: `EV-${randomInt(1e12)}`,
      create_time: new Date().toISOString(),
      resource_type: 'encrypt-resource',
      event_type: event,
      summary: '支付成功',
      resource: {
        original_type: 'transaction',
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: sealed.toString('base64'),
        associated_data: 'transaction',
        nonce,
      },
    });
    const at = nowSeconds() - (changes.secondsAgo ?? 0);
    const headers = signedHeaders(changes.key ?? wechat.privateKey, body, at, changes.serial);
    return {
      headers: lowerCase({ ...headers, 'content-type': 'application/json' }),
      body: Buffer.from(body),
    };
  }

  const paymentOf = (number: string): ProviderPayment => {
    const payment = books.payments.get(number);
    if (!payment) throw new Error(`no payment ${number}`);
    return payment;
  };

  const listening = await listenAsProvider(answer, () => server.mood);
  const server: WechatPayServer = {
    ...listening,
    mood: 'well' as ProviderMood,
    payments: books.payments,
    merchantPrivateKey: merchant.privateKey,
    publicKey: wechat.publicKey,
    apiV3Key,
    pay: books.pay,
    paymentNotice(number, change = {}) {
      const payment = Object.assign(paymentOf(number), change);
      return noticeOf(
        payment.state === 'closed' ? 'TRANSACTION.CLOSED' : 'TRANSACTION.SUCCESS',
        transactionOf(number, payment),
      );
    },
    refundNotice(refundNumber) {
      const refund = books.refunds.get(refundNumber);
      if (!refund) throw new Error(`no refund ${refundNumber}`);
      const { status, ...rest } = refundOf(refund);
      return noticeOf('REFUND.SUCCESS', {
        ...rest,
        mchid: WECHATPAY_ACCOUNT.merchantId,
        refund_status: status,
      });
    },
    foreignNotices(number) {
      const paid = { ...paymentOf(number), state: 'paid' as const, paidAt: new Date() };
      const transaction = transactionOf(number, paid);
      const real = noticeOf('TRANSACTION.SUCCESS', transaction);
      return {
        'signed by another key': noticeOf('TRANSACTION.SUCCESS', transaction, { key: stranger.privateKey }),
        'with another number of the key': noticeOf('TRANSACTION.SUCCESS', transaction, {
          serial: 'PUB_KEY_ID_9',
        }),
        'from six minutes ago': noticeOf('TRANSACTION.SUCCESS', transaction, { secondsAgo: 360 }),
        'from six minutes ahead': noticeOf('TRANSACTION.SUCCESS', transaction, { secondsAgo: -360 }),
        'of another merchant': noticeOf('TRANSACTION.SUCCESS', { ...transaction, mchid: '1900009999' }),
        'of another application': noticeOf('TRANSACTION.SUCCESS', { ...transaction, appid: 'wx9999' }),
        'that probes the check of signatures': {
          ...real,
          headers: {
            ...real.headers,
            'wechatpay-signature': `WECHATPAY/SIGNTEST/${real.headers['wechatpay-signature']}`,
          },
        },
        'changed on its way': {
          ...real,
          body: Buffer.from(real.body.toString().replace('支付成功', '支付成功 ')),
        },
        'without headers': { ...real, headers: {} },
      };
    },
  };
  return server;
}

interface Outcome {
  readonly status: number;
  readonly content?: object;
}

function fault(status: number, code: string): Outcome {
  return { status, content: { code, message: code } };
}

/** Whether the request is signed by the merchant, now. */
function isSigned({ method, url, headers, body }: ProviderRequest, publicKey: string): boolean {
  const [scheme, values = ''] = (headers.authorization ?? '').split(' ');
  const said = Object.fromEntries(
    [...values.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const text = [
    method,
    `${url.pathname}${url.search}`,
    said.timestamp,
    said.nonce_str,
    body.toString('utf8'),
    '',
  ].join('\n');
  return (
    scheme === 'WECHATPAY2-SHA256-RSA2048' &&
    said.mchid === WECHATPAY_ACCOUNT.merchantId &&
    said.serial_no === WECHATPAY_ACCOUNT.serial &&
    headers['wechatpay-serial'] === WECHATPAY_ACCOUNT.publicKeyId &&
    Math.abs(Number(said.timestamp) - nowSeconds()) <= FIVE_MINUTES_S &&
    createVerify('RSA-SHA256')
      .update(text)
      .verify(publicKey, said.signature ?? '', 'base64')
  );
}

function signedHeaders(key: string, body: string, at: number, serial = WECHATPAY_ACCOUNT.publicKeyId) {
  const nonce = randomBytes(16).toString('hex');
  return {
    'Wechatpay-Timestamp': String(at),
    'Wechatpay-Nonce': nonce,
    'Wechatpay-Serial': serial,
    'Wechatpay-Signature': createSign('RSA-SHA256').update(`${at}\n${nonce}\n${body}\n`).sign(key, 'base64'),
  };
}

function transactionOf(
  number: string,
  { amount, currency, state, providerNumber, paidAt, refunded }: ProviderPayment,
) {
  const isPaid = state === 'paid';
  return {
    mchid: WECHATPAY_ACCOUNT.merchantId,
    appid: WECHATPAY_ACCOUNT.appId,
    out_trade_no: number,
    trade_type: 'NATIVE',
    trade_state: isPaid ? (refunded > 0 ? 'REFUND' : 'SUCCESS') : state === 'closed' ? 'CLOSED' : 'NOTPAY',
    amount: { total: amount, payer_total: amount, currency, payer_currency: currency },
    ...(isPaid && {
      transaction_id: providerNumber,
      success_time: paidAt?.toISOString().replace(/\.\d+Z$/, '+00:00'),
    }),
  };
}

function refundOf({ number, providerNumber, paymentNumber, amount }: ProviderRefund) {
  return {
    refund_id: providerNumber,
    out_refund_no: number,
    out_trade_no: paymentNumber,
    status: 'SUCCESS',
    amount: { refund: amount },
  };
}

function newKeys(): { readonly privateKey: string; readonly publicKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
