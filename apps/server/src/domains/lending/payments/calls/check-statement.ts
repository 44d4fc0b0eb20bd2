import { refuse } from '@lectern/contracts/kernel/refusal';
import { checkStatement, MOST_DIFFERENCES } from '@lectern/contracts/lending/payments/check-statement';
import { STATEMENT_UNREADABLE } from '@lectern/contracts/lending/payments/errors';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { readStatement } from '../../../../ports/payments/statements/read-statement.ts';
import { countOf } from '../../../../ports/payments/statements/statement.ts';
import { channelName } from '../payment-names.ts';
import { compareStatement } from '../reconcile/compare-statement.ts';

const MOST_BROKEN_LINES = 200;

export const checkStatementCall = implementUpload(checkStatement)(
  async ({ upload, context: { tenant, language }, deps }) => {
    const statement = readStatement(await upload.read());
    if (!statement) return refuse(STATEMENT_UNREADABLE);
    const differences = await compareStatement(deps.db, tenant.id, statement);
    const { channel, lines, isWhole, brokenLines } = statement;
    return {
      channel,
      channelName: channelName(channel, language),
      payments: countOf(lines, 'payment'),
      refunds: countOf(lines, 'refund'),
      isWhole,
      brokenLines: brokenLines.slice(0, MOST_BROKEN_LINES),
      total: differences.length,
      differences: differences.slice(0, MOST_DIFFERENCES),
    };
  },
);
