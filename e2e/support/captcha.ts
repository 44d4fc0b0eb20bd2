import { join } from 'node:path';
import { Sqlite } from '@lectern/server/platform/db/sqlite-library';

/**
 * The answer of a captcha, read from the server's database. The product has no switch that turns captchas off, so the tests read it
 * where only the operator of the server can.
 */
export function captchaAnswer(codeKey: string): string {
  const folder = process.env.LECTERN_E2E_DATA;
  if (!folder) throw new Error('LECTERN_E2E_DATA is not set; start the tests with e2e/playwright.config.ts');
  const database = new Sqlite(join(folder, 'lectern.db'), { readonly: true });
  try {
    const row = database.prepare('select answer from captcha where id = ?').get(codeKey);
    if (!isAnswer(row)) throw new Error(`no captcha ${codeKey}`);
    return row.answer;
  } finally {
    database.close();
  }
}

function isAnswer(row: unknown): row is { answer: string } {
  return typeof row === 'object' && row !== null && 'answer' in row && typeof row.answer === 'string';
}
