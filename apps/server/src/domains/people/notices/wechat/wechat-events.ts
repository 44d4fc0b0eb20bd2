import { eventType } from '../../../../platform/events/event-type.ts';

/** A reader connected WeChat. The subject is the id of the connection. */
export const wechatConnected = eventType('wechat.connected');

/** WeChat takes no more messages for a reader. The subject is the id of the connection. */
export const wechatStopped = eventType('wechat.stopped');
