import type { ProviderAdapter } from '../provider-adapter.ts';
import { openWechatPayChannel } from './wechatpay-channel.ts';
import { readWechatPayStatement } from './wechatpay-statement.ts';

const V3_KEY_BYTES = 32;

export const wechatPayAdapter: ProviderAdapter = {
  open: openWechatPayChannel,
  noticeSecret: ({ wechatpay }) => wechatpay && { name: wechatpay.apiV3Key, bytes: V3_KEY_BYTES },
  readStatement: readWechatPayStatement,
};
