import webPush, { type RequestDetails } from 'web-push';
import * as z from 'zod';
import type { Config } from '../../platform/config.ts';
import { DeliveryError } from '../../platform/outside/delivery-error.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { SendOutside } from '../../platform/outside/send-outside.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { PushMessage, PushSubscription, WebPushPort } from './web-push-port.ts';

/** The portal's own secret: no settings can name it. */
const SECRET = 'web-push/keys';
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;
/** How long a push service keeps a message for a browser that is closed. */
const TTL_SECONDS = 2 * 24 * 60 * 60;
/** Push services take 4096 bytes, encrypted. */
const MOST_LETTERS = 600;

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** Web push by the services that readers' browsers name: what they name is reached as any address that strangers give. */
export function createOutsideWebPush({
  secrets,
  sendOutside,
  config,
}: {
  readonly secrets: Pick<Secrets, 'canSeal' | 'getOrMake'>;
  readonly sendOutside: SendOutside;
  readonly config: Pick<Config, 'publicUrl'>;
}): WebPushPort {
  async function keysOf(tenantId: string): Promise<z.infer<typeof keysSchema>> {
    const kept = await secrets.getOrMake(tenantId, SECRET, async () =>
      JSON.stringify(webPush.generateVAPIDKeys()),
    );
    return keysSchema.parse(JSON.parse(kept));
  }

  return {
    isReady: () => secrets.canSeal(),
    publicKey: async (tenant) => (await keysOf(tenant.id)).publicKey,
    async send(tenant, subscription, message) {
      const subject = config.publicUrl.startsWith('https:')
        ? config.publicUrl
        : `mailto:${tenant.settings.mail?.from ?? 'library@localhost.localdomain'}`;
      const request = requestOf(subscription, message, { subject, ...(await keysOf(tenant.id)) });
      const status = await ask(tenant.id, request);
      if (status === 404 || status === 410) return false;
      if (status < 200 || status > 299) {
        const isPermanent = status >= 400 && status < 500 && status !== 408 && status !== 429;
        throw new DeliveryError(`the push service answered status ${status}`, { isPermanent });
      }
      return true;
    },
  };

  async function ask(
    tenantId: string,
    { endpoint, headers, body }: Pick<RequestDetails, 'endpoint' | 'headers' | 'body'>,
  ): Promise<number> {
    try {
      const { status } = await sendOutside({
        url: new URL(endpoint),
        method: 'POST',
        // A browser shows two messages with the same id as one.
        repeatableFor: tenantId,
        headers: Object.fromEntries(
          Object.entries(headers).flatMap(([name, value]) =>
            name === 'Content-Length' ? [] : [[name.toLowerCase(), String(value)]],
          ),
        ),
        body: body ?? undefined,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
      });
      return status;
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      throw new DeliveryError(`the push service cannot be used: ${error.message}`, {
        isPermanent: error.fault === 'address',
      });
    }
  }
}

function requestOf(
  { endpoint, p256dh, auth }: PushSubscription,
  { id, title, body, path }: PushMessage,
  vapidDetails: { readonly subject: string; readonly publicKey: string; readonly privateKey: string },
): RequestDetails {
  const payload = { id, title: short(title), body: short(body), path };
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { ...vapidDetails },
      TTL: TTL_SECONDS,
      contentEncoding: 'aes128gcm',
    });
  } catch {
    // The browser gave keys that are none.
    throw new DeliveryError('the message cannot be sealed for this browser', { isPermanent: true });
  }
}

function short(text: string): string {
  const letters = Array.from(text);
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : text;
}
