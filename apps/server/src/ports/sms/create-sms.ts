import type { SmsPort } from './sms-port.ts';

/** Text messages by the tenant's own service; in the demo those of tenants that have none become files. */
export function createSms(service: SmsPort, demo: SmsPort | undefined): SmsPort {
  const of = (tenant: Parameters<SmsPort['isReady']>[0]) =>
    demo && !service.isReady(tenant) ? demo : service;
  return {
    isReady: (tenant) => of(tenant).isReady(tenant),
    send: (tenant, message) => of(tenant).send(tenant, message),
  };
}
