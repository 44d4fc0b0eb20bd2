import type { PaymentChannelCode } from '@lectern/contracts/lending/payments/channels';

/** Minor units of a currency (ISO 4217), more than 0. */
export interface Sum {
  readonly amount: number;
  readonly currency: string;
}

/** A payment as a provider is asked for it. */
export interface NewPayment {
  /** Ours, by which the provider knows the payment: letters and digits, at most 32, unique among all tenants. */
  readonly number: string;
  readonly sum: Sum;
  /** What it is for, in the words of the reader's receipt. */
  readonly subject: string;
  readonly expiresAt: Date;
  /** Where the provider tells what happens to it. */
  readonly noticeAddress: string;
  /** Where a page of the provider leads back to. */
  readonly backAddress: string;
}

/** How the reader pays: by a code to scan, or on a page of the provider. */
export type Invitation =
  | { readonly kind: 'qr'; readonly text: string }
  | { readonly kind: 'page'; readonly address: string };

/**
 * No answer, or none that can be read. What was asked for may have happened or not: ask again by the same number before anything else is
 * done.
 */
export interface Away {
  readonly state: 'away';
}

/** What a provider knows of a payment. `unknown`: it has no payment with this number. */
export type PaymentState =
  | { readonly state: 'open' | 'closed' | 'unknown' }
  | {
      readonly state: 'paid';
      /** The provider's own number of the payment. */
      readonly providerNumber: string;
      readonly sum: Sum;
      /** ISO instant, UTC. */
      readonly paidAt: string;
    };

export interface NewRefund {
  /** Ours, as the number of a payment. Asked for twice by the same number, it is given once. */
  readonly number: string;
  readonly payment: { readonly number: string; readonly providerNumber: string; readonly sum: Sum };
  /** At most what is left of the payment. */
  readonly sum: Sum;
  readonly reason: string;
  readonly noticeAddress: string;
}

/** What a provider knows of a refund. `failed`: it will not be given; a person decides. */
export type RefundState =
  | { readonly state: 'processing' | 'unknown' }
  | { readonly state: 'done'; readonly providerNumber: string }
  | { readonly state: 'failed'; readonly reason: string };

/** A request of a provider to our address, as it arrived. */
export interface RawNotice {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  readonly now: Date;
}

/** What a notice says. `foreign`: its signature, merchant or form is not what this channel accepts; nothing in it is believed. */
export type Notice =
  | { readonly about: 'payment'; readonly number: string; readonly payment: PaymentState }
  | { readonly about: 'refund'; readonly number: string; readonly refund: RefundState }
  | { readonly about: 'nothing' }
  | { readonly about: 'foreign' };

/** What the provider is answered: its own form, so that it stops or repeats the notice. */
export interface NoticeAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** One way to pay online, of one tenant, set up with its merchant account. No method raises for what a provider or a network does. */
export interface PaymentChannel {
  readonly code: PaymentChannelCode;
  readonly shows: Invitation['kind'];
  /** Currencies that it takes. */
  takes(currency: string): boolean;
  /** Asks for a payment. `refused`: there is none and will be none. */
  create(
    payment: NewPayment,
  ): Promise<
    | { readonly state: 'open'; readonly invitation: Invitation }
    | { readonly state: 'refused'; readonly reason: string }
    | Away
  >;
  /** `createdAt`: when the payment was asked for, within some minutes. Some providers cannot find it by its number alone. */
  query(number: string, createdAt?: Date): Promise<PaymentState | Away>;
  /**
   * Ends a payment that nobody has paid yet; answers how it stands after that: closed, or paid if somebody was quicker. `unknown`: there is
   * nothing to end yet, but who holds its code may still pay until it expires (Alipay knows a payment only when its code was scanned).
   */
  close(number: string, createdAt?: Date): Promise<PaymentState | Away>;
  refund(refund: NewRefund): Promise<RefundState | Away>;
  queryRefund(refund: NewRefund): Promise<RefundState | Away>;
  readNotice(notice: RawNotice): Promise<Notice>;
  /** `understood`: it need not come again. */
  answerNotice(outcome: 'understood' | 'try-later' | 'foreign'): NoticeAnswer;
}
