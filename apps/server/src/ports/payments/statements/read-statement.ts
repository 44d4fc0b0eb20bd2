import { readAlipayStatement } from './alipay-statement.ts';
import type { Statement } from './statement.ts';
import { readStripeStatement } from './stripe-statement.ts';
import { readWechatPayStatement } from './wechatpay-statement.ts';

const READERS = [readAlipayStatement, readWechatPayStatement, readStripeStatement];

/** A provider's statement; undefined if it is of no provider that is known. Alipay writes GB18030, the others UTF-8. */
export function readStatement(bytes: Uint8Array): Statement | undefined {
  const text = decoded(bytes);
  for (const read of READERS) {
    const statement = read(text);
    if (statement) return statement;
  }
  return undefined;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
