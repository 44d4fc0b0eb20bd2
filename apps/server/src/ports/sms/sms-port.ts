import type { NoticeKind } from '@lectern/contracts/people/tenant/notice-settings';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';

/** A text message. Services either take the text, or have a template for each kind and take the facts. */
export interface TextMessage {
  readonly id: string;
  /** Digits, with `+` and country code unless it is a number of mainland China. */
  readonly to: string;
  readonly text: string;
  readonly kind: NoticeKind;
  readonly facts: Readonly<Record<string, string>>;
  readonly at: Date;
}

export interface SmsPort {
  /** True if the tenant has a way to send text messages. */
  isReady(tenant: Tenant): boolean;
  /** Gives a text message to the tenant's service. @throws DeliveryError */
  send(tenant: Tenant, message: TextMessage): Promise<void>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly sms: SmsPort;
  }
}
