import type { NoticeKind } from '@lectern/contracts/people/tenant/notice-settings';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';

/** A message by a template of the library's service account. */
export interface WechatMessage {
  /** The same id is sent once, also if the answer of WeChat was lost. */
  readonly id: string;
  /** The reader's id in the service account. */
  readonly openId: string;
  readonly kind: NoticeKind;
  /** What fields of templates name. */
  readonly facts: Readonly<Record<string, string>>;
  /** The page that the message opens; empty: none. */
  readonly address: string;
}

/** WeChat's messages by template, of a service account that readers follow. */
export interface WechatMessages {
  /** True if the tenant has a service account. */
  isReady(tenant: Tenant): boolean;

  /** Where a reader lets WeChat say who they are in the service account (OAuth 2, scope `snsapi_base`); empty without an account. */
  authorizeAddress(tenant: Tenant, given: { readonly back: string; readonly state: string }): string;

  /**
   * The id in the service account that a one-time code stands for; undefined if WeChat does not accept the code.
   *
   * @throws OutsideError if WeChat does not answer, or answers something else
   */
  openIdOf(tenant: Tenant, code: string): Promise<string | undefined>;

  /**
   * Gives a message to WeChat.
   *
   * @returns false if the reader does not follow the account
   * @throws DeliveryError
   */
  send(tenant: Tenant, message: WechatMessage): Promise<boolean>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly wechatMessages: WechatMessages;
  }
}
