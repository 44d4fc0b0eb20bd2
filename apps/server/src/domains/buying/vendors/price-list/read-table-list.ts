import { CsvTextError } from '../../../collection/vocabulary/csv-records.ts';
import { readTable } from '../../../collection/vocabulary/tables/read-table.ts';
import type { RawLine } from './price-line.ts';
import { PriceListError } from './price-list-error.ts';

type Column = Exclude<keyof RawLine, 'line'>;

/** How vendors name the columns of their tables. */
const COLUMN_NAMES: Readonly<Record<Column, readonly string[]>> = {
  number: ['number', 'vendor number', 'sku', 'id', '商品编号', '编号', '书号', '訂購號', '订购号'],
  isbn: ['isbn', 'isbn13', 'isbn-13', 'ean'],
  title: ['title', '书名', '題名', '题名', '書名', '正题名'],
  author: ['author', '作者', '著者', '责任者'],
  publisher: ['publisher', '出版社', '出版者'],
  year: ['year', 'publication date', 'date', '出版年', '出版时间', '出版日期'],
  language: ['language', '语种', '語種', '语言'],
  classNo: ['class', 'class number', 'clc', '分类号', '分類號', '中图分类号'],
  kind: ['kind', 'type', '类型', '類型', '图书类型'],
  volumes: ['volumes', '册数', '卷册数'],
  summary: ['summary', 'description', '简介', '内容简介', '摘要'],
  price: ['price', '定价', '价格', '售价', '定價', '價格'],
  currency: ['currency', '币种', '幣種', '货币'],
  stock: ['stock', 'quantity', '库存', '庫存', '可供数'],
};

const MOST_ROWS = 100_000;
const LONGEST_ROW = 20_000;

/** The lines of a table (CSV or XLSX). @throws PriceListError */
export async function readTableList(file: Buffer): Promise<readonly RawLine[]> {
  const { records } = await readTable(file, { mostRows: MOST_ROWS, longestRow: LONGEST_ROW }).catch(
    (error: unknown) => {
      if (error instanceof CsvTextError) throw new PriceListError(error.message);
      throw error;
    },
  );
  const [head, ...rows] = records;
  const columns = columnsOf(head?.values ?? []);
  const missing = (['title', 'price'] as const).find((column) => !columns.has(column));
  if (missing !== undefined) throw new PriceListError(`no column for ${missing}`);
  return rows.map(({ line, values }) => {
    const at = (column: Column) => values[columns.get(column) ?? -1] ?? '';
    return {
      line,
      number: at('number'),
      isbn: at('isbn'),
      title: at('title'),
      author: at('author'),
      publisher: at('publisher'),
      year: at('year'),
      language: at('language'),
      classNo: at('classNo'),
      kind: at('kind'),
      volumes: at('volumes'),
      summary: at('summary'),
      price: at('price'),
      currency: at('currency'),
      stock: at('stock'),
    };
  });
}

function columnsOf(head: readonly string[]): ReadonlyMap<Column, number> {
  const named = head.map((name) => name.trim().toLowerCase());
  const columns = new Map<Column, number>();
  for (const [column, names] of Object.entries(COLUMN_NAMES) as [Column, readonly string[]][]) {
    const at = named.findIndex((name) => names.includes(name));
    if (at >= 0) columns.set(column, at);
  }
  return columns;
}
