import type { Clock } from '../../platform/clock.ts';
import { createBreaker } from '../../platform/outside/breaker.ts';
import { DeliveryError } from '../../platform/outside/delivery-error.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { ResolveOutside } from '../../platform/outside/resolve-outside.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { MailPort } from './mail-port.ts';
import { createSmtpPools, type SmtpPoolOptions } from './smtp-pools.ts';
import { stopHeaders } from './stop-headers.ts';

/** Silence of a server for so long (ms) is a fault. */
const TIMEOUT_MS = 10_000;

/** Codes of errors that are about one mail, not about the server, its certificate or our sign-in there. */
const OF_THE_MAIL: readonly string[] = ['EENVELOPE', 'EMESSAGE'];

interface SmtpDeps {
  readonly secrets: Pick<Secrets, 'get'>;
  readonly resolveOutside: ResolveOutside;
  readonly clock: Pick<Clock, 'steadyMs'>;
}

/**
 * Mail by the SMTP server in the tenant's settings, over connections that are kept for the next mails. A server that fails again and again
 * rests, so that mails do not wait for it one after the other.
 */
export function createSmtpMail(
  { secrets, resolveOutside, clock }: SmtpDeps,
  options: Partial<SmtpPoolOptions> = {},
): MailPort {
  const pools = createSmtpPools(resolveOutside, { timeoutMs: TIMEOUT_MS, ...options });
  const unlessResting = createBreaker({ steadyMs: () => clock.steadyMs(), isFault: isOfTheServer });
  return {
    isReady: ({ settings }) => settings.mail !== undefined,
    async send(tenant, { id, to, fromName, subject, text, html, at, stopLink = '' }) {
      const server = tenant.settings.mail;
      if (!server) throw new DeliveryError('the tenant has no mail server', { isPermanent: true });
      const password = server.password && (await secrets.get(tenant.id, server.password));
      if (server.password && password === undefined)
        throw new DeliveryError(`the secret ${server.password} is not set`, { isPermanent: false });
      const transporter = await pools.of(tenant.id, server, password);
      try {
        await unlessResting(tenant.id, () =>
          transporter.sendMail({
            from: { name: fromName, address: server.from },
            to: { name: '', address: to },
            subject,
            text,
            html,
            date: at,
            messageId: `<${id}@${server.from.split('@').at(-1)}>`,
            headers: { 'auto-submitted': 'auto-generated', ...stopHeaders(stopLink) },
          }),
        );
      } catch (error) {
        throw asDeliveryError(error);
      }
    },
  };
}

/** An address that must not be used is a fault of the settings: no rest makes it better. */
function isOfTheServer(error: unknown): boolean {
  if (error instanceof DeliveryError) return !error.isPermanent;
  return !OF_THE_MAIL.includes((error as { code?: string }).code ?? '');
}

/** An answer of 500 or above to the envelope or the content refuses this mail for good (RFC 5321, 4.2.1). */
function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  if (error instanceof OutsideError && error.fault === 'resting')
    return new DeliveryError('the mail server rests', { isPermanent: false, isResting: true });
  const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
  const answer = responseCode > 0 ? `, answer ${responseCode}` : '';
  const isPermanent = responseCode >= 500 && OF_THE_MAIL.includes(code);
  return new DeliveryError(`mail not delivered: ${code}${answer}`, {
    isPermanent,
    isOfServer: !OF_THE_MAIL.includes(code),
  });
}
