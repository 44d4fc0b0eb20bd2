import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { smsSettingsSchema } from '@lectern/contracts/people/tenant/notice-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSendOutside } from '../../platform/outside/send-outside.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { createServiceSms } from './service-sms.ts';
import type { TextMessage } from './sms-port.ts';

const MESSAGE: TextMessage = {
  id: '1',
  to: '+33612345678',
  text: '【"图书馆"】& code 123456',
  kind: 'resetCode',
  facts: { code: '123456', minutes: '3', secretFact: 'not for others' },
  at: new Date('2026-03-02T02:00:00.000Z'),
};
const SECRETS: Readonly<Record<string, string>> = { token: 'to"ken&', keysecret: 'testSecret' };

interface Seen {
  readonly url: URL;
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

describe('text messages', () => {
  let origin: string;
  let answer: { status: number; body: string };
  let seen: Seen[];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url = '/', method = '', headers } = request;
      seen.push({ url: new URL(url, origin), method, headers, body });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    seen = [];
    answer = { status: 200, body: '{"Code":"OK","result":{"state":0}}' };
  });

  function send(settings: object, internal: readonly string[] = ['127.0.0.1']) {
    const sms = smsSettingsSchema.parse(settings);
    const tenant = { id: '1001', mappingPath: 'alpha', settings: { ...testSettings('alpha'), sms } };
    const get = async (_tenant: string, name: string) => SECRETS[name];
    return createServiceSms({ secrets: { get }, sendOutside: createSendOutside(internal) }).send(
      tenant,
      MESSAGE,
    );
  }
  const faultOf = (sent: Promise<void>) => sent.then(() => undefined).catch((error: unknown) => error);

  describe('by a gateway', () => {
    const gateway = (rest: object) => ({ kind: 'http', address: `${origin}/send?to={phone}`, ...rest });

    it('are written by the template, each value escaped for its place', async () => {
      const headers = { Authorization: 'Bearer {secret:token}' };
      await send(gateway({ headers, body: '{"to":"{phone}","msg":"{text}","key":"{secret:token}"}' }));
      await send(gateway({ bodyType: 'form', body: 'm={text}&k={secret:token}' }));
      await send(gateway({ method: 'GET' }));
      expect(seen[0]?.url.search).toBe('?to=%2B33612345678');
      expect(seen[0]?.headers.authorization).toBe('Bearer to"ken&');
      expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ to: MESSAGE.to, msg: MESSAGE.text, key: 'to"ken&' });
      expect(Object.fromEntries(new URLSearchParams(seen[1]?.body))).toEqual({
        m: MESSAGE.text,
        k: 'to"ken&',
      });
      expect(seen[2]).toMatchObject({ method: 'GET', body: '' });
    });

    it.each([
      [400, true],
      [403, true],
      [408, false],
      [429, false],
      [302, false],
      [500, false],
    ])('fail for good or for now as status %i says', async (status, isPermanent) => {
      answer.status = status;
      expect(await faultOf(send(gateway({})))).toMatchObject({ isPermanent });
    });

    it('fail if the answer does not say what it must', async () => {
      const success = { path: 'result.state', value: '0' };
      await send(gateway({ success }));
      for (const body of ['{"result":{"state":7}}', '{}', 'ok', '']) {
        answer.body = body;
        expect(await faultOf(send(gateway({ success })))).toMatchObject({ isPermanent: false });
      }
    });

    it('are not sent into the own network, and not to a host that a value could change', async () => {
      expect(await faultOf(send(gateway({}), []))).toMatchObject({ isPermanent: true });
      expect(smsSettingsSchema.safeParse(gateway({ address: 'http://{phone}.example.org/' })).success).toBe(
        false,
      );
      expect(seen).toEqual([]);
    });

    it('need the secrets that the template names', async () => {
      const fault = await faultOf(send(gateway({ body: '{secret:absent}' })));
      expect(fault).toMatchObject({ message: 'the secret absent is not set', isPermanent: false });
    });
  });

  describe('by Alibaba Cloud', () => {
    const aliyun = (rest: object = {}) => ({
      kind: 'aliyun',
      address: origin,
      accessKeyId: 'testId',
      accessKeySecret: 'keysecret',
      signName: '示例图书馆',
      templates: { resetCode: 'SMS_123' },
      ...rest,
    });

    it('carry the facts of the kind, and a signature over all that was sent', async () => {
      await send(aliyun());
      const [{ url, headers, body, method }] = seen as [Seen];
      expect(Object.fromEntries(url.searchParams)).toEqual({
        PhoneNumbers: '33612345678',
        SignName: '示例图书馆',
        TemplateCode: 'SMS_123',
        TemplateParam: '{"code":"123456","minutes":"3"}',
      });
      expect(headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' });
      expect([method, body]).toEqual(['POST', '']);
      expect(headers.authorization?.endsWith(`Signature=${signatureOf(seen[0]!, 'testSecret')}`)).toBe(true);
    });

    it.each([
      [400, 'isv.MOBILE_NUMBER_ILLEGAL', true],
      [200, 'isv.BUSINESS_LIMIT_CONTROL', false],
      [200, 'isp.SYSTEM_ERROR', false],
      [503, 'ServiceUnavailable', false],
      [200, 'isv.TEMPLATE_MISSING_PARAMETERS', true],
    ])('fail for good or for now as status %i with code %s says', async (status, code, isPermanent) => {
      answer = { status, body: JSON.stringify({ Code: code, Message: '+33612345678' }) };
      const fault = await faultOf(send(aliyun()));
      expect(fault).toMatchObject({ isPermanent });
      expect(String(fault)).not.toContain('33612345678');
    });

    it('are not sent for a kind without a template', async () => {
      expect(await faultOf(send(aliyun({ templates: {} })))).toMatchObject({ isPermanent: true });
      expect(seen).toEqual([]);
    });
  });
});

/** The signature as a server computes it from what arrived, by the published algorithm. */
function signatureOf({ url, method, headers, body }: Seen, secret: string): string {
  const hash = (value: string) => createHash('sha256').update(value).digest('hex');
  const names = /SignedHeaders=([^,]*)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, '/', url.search.slice(1), lines.join(''), names, hash(body)].join('\n');
  return createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${hash(canonical)}`)
    .digest('hex');
}
