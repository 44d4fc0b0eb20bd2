import type { MessageKind } from '@lectern/contracts/people/tenant/message-kinds';
import type { OutgoingWay } from '@lectern/contracts/talk/messages/message-choices';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    message: MessageTable;
    message_order: MessageOrderTable;
    message_choice: MessageChoiceTable;
    message_day: MessageDayTable;
    message_stop: MessageStopTable;
  }
}

/** What a reader is told, in the inbox. Its words are made when it is read, in the language of then. */
export interface MessageTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  kind: MessageKind;
  /** JSON; `MessageFacts`. */
  facts: string;
  /** What it tells of: one message of a tenant has it. */
  unique_key: string;
  created_at: string;
  read_at: string | null;
  /** The reader may bring it back for an hour. */
  deleted_at: string | null;
}

/** A message that is to be sent. The row goes in the transaction in which its notice comes. */
export interface MessageOrderTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  message_id: string;
  way: OutgoingWay;
  send_at: string;
}

/** How and when a reader wants to be told; without a row the defaults hold. */
export interface MessageChoiceTable {
  tenant_id: string;
  patron_id: string;
  /** JSON; `MessageChoices`. */
  choices: string;
  changed_at: string;
}

/** A day whose due dates and last days were told. */
export interface MessageDayTable {
  tenant_id: string;
  /** Calendar date of the tenant's time zone. */
  day: string;
  told_at: string;
}

/** The link in a mail by which its reader stops what the mail is about. */
export interface MessageStopTable {
  tenant_id: string;
  /** The hash of the secret part of the link, which is not stored. */
  token_hash: string;
  patron_id: string;
  /** JSON; ids of the subscriptions. */
  about: string;
  created_at: string;
}
