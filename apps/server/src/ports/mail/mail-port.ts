import type { Tenant } from '../../platform/tenants/tenant-registry.ts';

export interface Mail {
  /** The same for each attempt, so that a server may recognise a mail that it has already. */
  readonly id: string;
  readonly to: string;
  /** Shown before the sender's address. */
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: Date;
  /** Where the reader stops such mails with one click (RFC 8058); empty or absent for mails that are not sent regularly. */
  readonly stopLink?: string;
}

export interface MailPort {
  /** True if the tenant has a way to send mail. */
  isReady(tenant: Tenant): boolean;
  /** Gives a mail to the tenant's server. @throws DeliveryError */
  send(tenant: Tenant, mail: Mail): Promise<void>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly mail: MailPort;
  }
}
