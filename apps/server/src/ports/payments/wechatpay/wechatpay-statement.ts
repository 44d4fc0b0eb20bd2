import { instantInBeijing } from '../beijing-time.ts';
import { ProviderFault } from '../provider-fault.ts';
import {
  type Row,
  readRows,
  rowReader,
  type Statement,
  type StatementLine,
} from '../statements/statement.ts';
import { fenOf } from '../yuan.ts';

const FIRST_COLUMN = '交易时间';
const FIRST_TOTAL = '总交易单数';

/**
 * Reads WeChat Pay's statement of transactions (交易账单): columns in Chinese, each cell behind a backtick so that spreadsheets keep its
 * digits, and a line of totals at the end (https://pay.weixin.qq.com/docs/merchant/products/bill-download/format-trade.html).
 *
 * @returns undefined if the text is something else
 */
export function readWechatPayStatement(text: string): Statement | undefined {
  const all = text.split(/\r?\n/);
  if (!all[0]?.startsWith(`${FIRST_COLUMN},`)) return undefined;
  const totals = all.findIndex((line) => line.startsWith(FIRST_TOTAL));
  const rowOf = rowReader(all[0].split(',').map((name) => name.trim()));
  const rows = all
    .slice(0, totals < 0 ? undefined : totals)
    .map((content, index) => ({ line: index + 1, content }))
    .slice(1)
    .filter(({ content }) => content.trim() !== '')
    .map(({ line, content }) => ({ line, row: rowOf(cellsOf(content)) }));
  const read = readRows(rows, readLine);
  const [counted = ''] = cellsOf(all[totals + 1] ?? '');
  const isWhole = totals >= 0 && read.brokenLines.length === 0 && Number(counted) === rows.length;
  return { channel: 'wechatpay', period: 'days-in-beijing', ...read, isWhole };
}

/** Names of goods may have commas, but no comma with a backtick. */
function cellsOf(line: string): string[] {
  return line.replace(/^`/, '').split(',`');
}

function readLine(row: Row): Omit<StatementLine, 'line'> | undefined {
  const status = row('交易状态');
  if (status === 'REVOKED') return undefined;
  if (status !== 'SUCCESS' && status !== 'REFUND') throw new ProviderFault('a line has no state');
  const isRefund = status === 'REFUND';
  const providerNumber = row(isRefund ? '微信退款单号' : '微信订单号');
  if (providerNumber === '') throw new ProviderFault('a line has no number');
  const amount = isRefund ? row('申请退款金额') || row('退款金额') : row('订单金额') || row('应结订单金额');
  return {
    kind: isRefund ? 'refund' : 'payment',
    number: row(isRefund ? '商户退款单号' : '商户订单号'),
    providerNumber,
    sum: { amount: fenOf(amount), currency: row('货币种类') || 'CNY' },
    at: instantInBeijing(row(FIRST_COLUMN)),
  };
}
