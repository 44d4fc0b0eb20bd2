import type { RawNotice } from './payment-channel.ts';

/**
 * How a server behaves: as the provider, or wrongly. `lost`: it does what is asked and the connection ends before the answer. `forged`: the
 * answer is signed with another key. `slow`: the answer begins and does not end.
 */
export type ProviderMood = 'well' | 'lost' | 'slow' | 'garbage' | 'broken' | 'huge' | 'forged';

/** A notice as it goes over the network. */
export type SentNotice = Pick<RawNotice, 'headers' | 'body'>;

/** A payment as the provider's books have it. */
export interface ProviderPayment {
  amount: number;
  currency: string;
  state: 'waiting' | 'paid' | 'closed';
  readonly providerNumber: string;
  paidAt?: Date;
  refunded: number;
  readonly noticeAddress: string;
}

/** A provider's server with the hands of its payers, and notices that it would send. */
export interface ProviderServer {
  readonly origin: string;
  mood: ProviderMood;
  /** By our numbers. */
  readonly payments: ReadonlyMap<string, ProviderPayment>;
  /** The payer pays. */
  pay(number: string): void;
  /** A notice of the payment as it stands, with the books changed before if `change` is given. */
  paymentNotice(number: string, change?: Partial<ProviderPayment>): SentNotice;
  refundNotice(refundNumber: string): SentNotice;
  /** Notices of a payment that must not be believed, by name. */
  foreignNotices(number: string): Readonly<Record<string, SentNotice>>;
  close(): Promise<void>;
}
