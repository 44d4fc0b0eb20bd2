import { isIP } from 'node:net';
import type { MailSettings } from '@lectern/contracts/tenant/notice-settings';
import { DeliveryError } from '../../platform/outside/delivery-error.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { ResolveOutside } from '../../platform/outside/resolve-outside.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { MailPort } from './mail-port.ts';
import { stopHeaders } from './stop-headers.ts';

export interface SmtpOptions {
  /** For connecting, for the greeting, and for each silence of the server. */
  readonly timeoutMs?: number;
  /** Certificates of authorities in PEM besides those that Node trusts. */
  readonly authorities?: string;
}

/** Codes of errors that are about one mail, not about the server, its certificate or our sign-in there. */
const OF_THE_MAIL: readonly string[] = ['EENVELOPE', 'EMESSAGE'];

interface SmtpDeps {
  readonly secrets: Pick<Secrets, 'get'>;
  readonly resolveOutside: ResolveOutside;
}

/** Mail by the SMTP server in the tenant's settings. Its address is checked as that of each outside service. */
export function createSmtpMail(
  { secrets, resolveOutside }: SmtpDeps,
  { timeoutMs = 10_000, authorities }: SmtpOptions = {},
): MailPort {
  return {
    isReady: ({ settings }) => settings.mail !== undefined,
    async send(tenant, { id, to, fromName, subject, text, html, at, stopLink = '' }) {
      const server = tenant.settings.mail;
      if (!server) throw new DeliveryError('the tenant has no mail server', { isPermanent: true });
      const { createTransport } = await import('nodemailer');
      const password = server.password && (await secrets.get(tenant.id, server.password));
      if (server.password && password === undefined)
        throw new DeliveryError(`the secret ${server.password} is not set`, { isPermanent: false });
      const transport = createTransport({
        ...(await addressOf(server, resolveOutside)),
        port: server.port,
        secure: server.secure === 'tls',
        requireTLS: server.secure === 'starttls',
        ignoreTLS: server.secure === 'none',
        ...(authorities && { tls: { ca: authorities } }),
        ...(server.user && { auth: { user: server.user, pass: password ?? '' } }),
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        await transport.sendMail({
          from: { name: fromName, address: server.from },
          to: { name: '', address: to },
          subject,
          text,
          html,
          date: at,
          messageId: `<${id}@${server.from.split('@').at(-1)}>`,
          headers: { 'auto-submitted': 'auto-generated', ...stopHeaders(stopLink) },
        });
      } catch (error) {
        throw asDeliveryError(error);
      } finally {
        transport.close();
      }
    },
  };
}

/** The checked address to connect to; the name is still what the certificate must be for. */
async function addressOf(
  { host }: MailSettings,
  resolveOutside: ResolveOutside,
): Promise<{ readonly host: string; readonly servername?: string }> {
  try {
    const address = await resolveOutside(host);
    return isIP(host) ? { host: address } : { host: address, servername: host };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    const isPermanent = error.fault === 'address';
    throw new DeliveryError(`the mail server cannot be used: ${error.message}`, { isPermanent });
  }
}

/** An answer of 500 or above to the envelope or the content refuses this mail for good (RFC 5321, 4.2.1). */
function asDeliveryError(error: unknown): DeliveryError {
  const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
  const answer = responseCode > 0 ? `, answer ${responseCode}` : '';
  const isPermanent = responseCode >= 500 && OF_THE_MAIL.includes(code);
  return new DeliveryError(`mail not delivered: ${code}${answer}`, { isPermanent });
}
