import { instantInBeijing } from '../beijing-time.ts';
import { ProviderFault } from '../provider-fault.ts';
import {
  countOf,
  type Row,
  readRows,
  rowReader,
  type Statement,
  type StatementLine,
} from '../statements/statement.ts';
import { fenOf } from '../yuan.ts';

const FIRST_COLUMN = '支付宝交易号';
const END = '业务明细列表结束';

/**
 * Reads Alipay's statement of transactions (业务明细): CSV whose remarks begin with #, with columns in Chinese, spaces and tabs around cells,
 * and counts behind the list. Its amounts are signed; those of refunds are negative.
 *
 * @returns undefined if the text is something else
 */
export function readAlipayStatement(text: string): Statement | undefined {
  const all = text.split(/\r?\n/);
  const head = all.findIndex((line) => line.startsWith(`${FIRST_COLUMN},`));
  if (head < 0) return undefined;
  // Some versions write full-width brackets.
  const names = (all[head] ?? '').split(',').map((name) => name.trim().replace(/[（(]元[）)]/, ''));
  const rowOf = rowReader(names);
  const rows = all
    .map((content, index) => ({ line: index + 1, content }))
    .slice(head + 1)
    .filter(({ content }) => content.trim() !== '' && !content.startsWith('#'))
    .map(({ line, content }) => ({ line, row: rowOf(content.split(',')) }));
  const read = readRows(rows, readLine);
  return {
    channel: 'alipay',
    period: 'days-in-beijing',
    ...read,
    isWhole: isWhole(text, read.lines, read.brokenLines.length),
  };
}

function readLine(row: Row): Omit<StatementLine, 'line'> {
  const kind = row('业务类型') === '退款' ? 'refund' : 'payment';
  const number = kind === 'refund' ? row('退款批次号/请求号') : row('商户订单号');
  const providerNumber = row(FIRST_COLUMN);
  if (!/^\d+$/.test(providerNumber)) throw new ProviderFault('a line has no number');
  return {
    kind,
    number,
    providerNumber,
    sum: { amount: fenOf(row('订单金额').replace(/^-/, '')), currency: 'CNY' },
    at: instantInBeijing(row('完成时间')),
  };
}

function isWhole(text: string, lines: readonly StatementLine[], broken: number): boolean {
  const counted = (words: RegExp) => Number(words.exec(text)?.[1] ?? Number.NaN);
  return (
    text.includes(END) &&
    broken === 0 &&
    counted(/#交易合计[：:]\s*(\d+)\s*笔/) === countOf(lines, 'payment') &&
    counted(/#退款合计[：:]\s*(\d+)\s*笔/) === countOf(lines, 'refund')
  );
}
