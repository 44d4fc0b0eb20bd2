declare module '../../../platform/db/schema.ts' {
  interface Schema {
    notice: NoticeTable;
    push_subscription: PushSubscriptionTable;
    wechat_reader: WechatReaderTable;
  }
}

/** `push`: the recipient is the id of a push subscription; `wechat`: that of a connection with WeChat. */
export type NoticeChannel = 'mail' | 'sms' | 'push' | 'wechat';

/** A message to a person. When it is sent, the recipient and the facts are emptied; the row stays so that none is sent twice. */
export interface NoticeTable {
  id: string;
  tenant_id: string;
  /** At most one notice of a tenant has it. */
  unique_key: string | null;
  channel: NoticeChannel;
  /** Empty where nobody is to be told: the same work as for somebody, so that nobody can tell the two apart. */
  recipient: string;
  template: string;
  /** JSON. */
  facts: string;
  language: string;
  /** The secret part of the link by which a mail can be stopped; null where it has none. */
  stop_token: string | null;
  created_at: string;
  /** It is not sent after this. */
  valid_until: string;
  ended_at: string | null;
}

/** A browser of a reader that shows notifications. */
export interface PushSubscriptionTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  /** The address that the browser's push service gave; who knows it can send, if they also have the library's key. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
}

/** The connection of a reader with WeChat, in the library's service account. Another one of the reader has another id. */
export interface WechatReaderTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  /** The reader's id in the service account. */
  open_id: string;
  connected_at: string;
  /** When WeChat said that the reader does not follow the account. */
  stopped_at: string | null;
}
