import { DeliveryError } from '../../platform/outside/delivery-error.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { OutsideMessage, OutsideResponse, SendOutside } from '../../platform/outside/send-outside.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { aliyunSmsRequest, checkAliyunAnswer } from './send-by-aliyun.ts';
import { checkHttpSmsAnswer, httpSmsRequest } from './send-by-http.ts';
import type { SmsPort } from './sms-port.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;

/** Text messages by the service in the tenant's settings. */
export function createServiceSms(
  { secrets, sendOutside }: { readonly secrets: Pick<Secrets, 'get'>; readonly sendOutside: SendOutside },
  timeoutMs = TIMEOUT_MS,
): SmsPort {
  async function ask(
    request: Pick<OutsideMessage, 'url' | 'method' | 'headers' | 'body'>,
  ): Promise<OutsideResponse> {
    try {
      return await sendOutside({ ...request, timeoutMs, maxBytes: MAX_BYTES });
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      throw new DeliveryError(`the service cannot be used: ${error.message}`, {
        isPermanent: error.fault === 'address',
      });
    }
  }

  return {
    isReady: ({ settings }) => settings.sms !== undefined,
    async send(tenant, message) {
      const service = tenant.settings.sms;
      if (!service) throw new DeliveryError('the tenant has no text message service', { isPermanent: true });
      const secretOf = async (name: string) => {
        const value = await secrets.get(tenant.id, name);
        if (value === undefined)
          throw new DeliveryError(`the secret ${name} is not set`, { isPermanent: false });
        return value;
      };
      if (service.kind === 'http')
        return checkHttpSmsAnswer(service, await ask(await httpSmsRequest(service, message, secretOf)));
      const keySecret = await secretOf(service.accessKeySecret);
      checkAliyunAnswer(await ask(aliyunSmsRequest(service, message, keySecret)));
    },
  };
}
