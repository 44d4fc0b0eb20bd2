import type { PaymentSettings } from '@lectern/contracts/people/tenant/payment-settings';
import type { OpenChannel } from './payment-channels.ts';
import type { ProviderContext } from './provider-context.ts';
import type { Statement } from './statements/statement.ts';

/** A secret of which only a notice shows whether it is there and right. */
export interface NoticeSecret {
  readonly name: string;
  /** If the provider gives secrets of one length. */
  readonly bytes?: number;
}

/**
 * The server's part of a provider of online payments. What a library sets and readers read is in the contracts
 * (`people/tenant/payment-providers`).
 */
export interface ProviderAdapter {
  readonly open: (context: ProviderContext) => OpenChannel;
  /** Undefined where the tenant has no account at it, or no such secret. */
  readonly noticeSecret?: (settings: PaymentSettings) => NoticeSecret | undefined;
  /** Reads a daily statement; undefined if the text is something else. */
  readonly readStatement: (text: string) => Statement | undefined;
}
