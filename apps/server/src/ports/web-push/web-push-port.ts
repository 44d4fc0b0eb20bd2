import type { Tenant } from '../../platform/tenants/tenant-registry.ts';

/** Where a browser waits for notifications, and the keys that only this browser can open them with (RFC 8030, RFC 8291). */
export interface PushSubscription {
  readonly endpoint: string;
  /** base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What a notification shows, and the page that it opens. */
export interface PushMessage {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** A path on the address of the page. */
  readonly path: string;
}

export interface WebPushPort {
  /** True if this installation can seal the keys that it sends with. */
  isReady(): boolean;
  /** The key by which push services know the library; the first one who asks makes it. */
  publicKey(tenant: Tenant): Promise<string>;
  /**
   * Gives a message to the push service of a browser.
   *
   * @returns false if the browser is no longer subscribed
   * @throws DeliveryError
   */
  send(tenant: Tenant, subscription: PushSubscription, message: PushMessage): Promise<boolean>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly webPush: WebPushPort;
  }
}
