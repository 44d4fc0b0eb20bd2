import type { MailPort } from './mail-port.ts';

/** Mail by the tenant's own server; in the demo the mails of tenants that have none become files. */
export function createMail(smtp: MailPort, demo: MailPort | undefined): MailPort {
  const of = (tenant: Parameters<MailPort['isReady']>[0]) => (demo && !smtp.isReady(tenant) ? demo : smtp);
  return {
    isReady: (tenant) => of(tenant).isReady(tenant),
    send: (tenant, mail) => of(tenant).send(tenant, mail),
  };
}
