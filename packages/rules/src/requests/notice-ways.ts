export const NOTICE_WAYS = ['inbox', 'mail', 'sms', 'wechat', 'push'] as const;

/** How a reader can be told of something. */
export type NoticeWay = (typeof NOTICE_WAYS)[number];
