import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { checkStatement } from '@lectern/contracts/lending/payments/check-statement';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { StaffTable } from '../../../components/staff/staff-table.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './payments.module.css';

export type ComparedStatement = OutputOf<(typeof checkStatement)['output']>;

/** What a statement has, and what differs from the payments here. */
export function StatementOutcome({ compared }: { readonly compared: ComparedStatement }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { channelName, payments, refunds, total, isWhole, brokenLines, differences } = compared;
  const counts = [
    ['payments', payments],
    ['refunds', refunds],
    ['differing', total],
  ] as const;
  return (
    <section className={styles.file} aria-live="polite">
      <Card padded>
        <h2 className={styles.channel}>{channelName}</h2>
        <dl className={styles.counts}>
          {counts.map(([name, count]) => (
            <div key={name}>
              <dt>{t(`statement.${name}`)}</dt>
              <dd>{format.number(count)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {!isWhole && <Notice tone="warn">{t('statement.notWhole')}</Notice>}
      {brokenLines.length > 0 && (
        <Notice tone="warn">{t('statement.broken', { lines: brokenLines.join(', ') })}</Notice>
      )}
      {total === 0 && isWhole && <Notice>{t('statement.same')}</Notice>}
      {differences.length > 0 && <Differences differences={differences} />}
      {total > differences.length && <Notice>{t('statement.more', { count: differences.length })}</Notice>}
    </section>
  );
}

function Differences({ differences }: Pick<ComparedStatement, 'differences'>) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const columns = ['what', 'number', 'at', 'theirs', 'ours'] as const;
  return (
    <StaffTable label={t('statement.list')} columns={columns.map((column) => t(`statement.${column}`))}>
      {differences.map(({ kind, isRefund, line, number, providerNo, theirs, ours, at }) => (
        <tr key={`${kind}|${line}|${number}`}>
          <td>
            <div className={styles.about}>
              <span>{t(`statement.kinds.${kind}`)}</span>
              <span className="muted small">
                {factLine(
                  t(isRefund ? 'statement.refund' : 'statement.payment'),
                  line === null ? '' : t('statement.lineOf', { line }),
                )}
              </span>
            </div>
          </td>
          <td>
            <div className={styles.about}>
              <span>{number}</span>
              <span className="muted small">{providerNo}</span>
            </div>
          </td>
          <td>{format.dateTime(at)}</td>
          <td className={styles.sums}>{theirs ? format.money(theirs) : '–'}</td>
          <td className={styles.sums}>{ours ? format.money(ours) : '–'}</td>
        </tr>
      ))}
    </StaffTable>
  );
}
