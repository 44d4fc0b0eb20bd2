import type { ProviderAdapter } from '../provider-adapter.ts';
import { openAlipay } from './alipay-channel.ts';
import { readAlipayStatement } from './alipay-statement.ts';

export const alipayAdapter: ProviderAdapter = {
  open: openAlipay,
  readStatement: readAlipayStatement,
};
