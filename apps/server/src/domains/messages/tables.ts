import type { MessageKind } from '@lectern/contracts/messages/message-kinds';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    message: MessageTable;
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
