declare module '../../platform/db/schema.ts' {
  interface Schema {
    notice: NoticeTable;
  }
}

/** A message to a person. When it is sent, the recipient and the facts are emptied; the row stays so that none is sent twice. */
export interface NoticeTable {
  id: string;
  tenant_id: string;
  /** At most one notice of a tenant has it. */
  unique_key: string | null;
  channel: 'mail' | 'sms';
  /** Empty where nobody is to be told: the same work as for somebody, so that nobody can tell the two apart. */
  recipient: string;
  template: string;
  /** JSON. */
  facts: string;
  language: string;
  created_at: string;
  /** It is not sent after this. */
  valid_until: string;
  ended_at: string | null;
}
