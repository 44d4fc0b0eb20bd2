import { listIssues } from '@lectern/contracts/collection/holdings/list-issues';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { ItemCountsPill } from '../../../../components/item-counts-pill.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './issue-list.module.css';

const FIRST_ISSUES = 20;
const MOST_ISSUES = 100;
const ALL = 'all';

/** The issues of a journal, the newest first, each with where it is. One year can be chosen. */
export function IssueList({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('detail');
  const format = useFormat();
  const [year, setYear] = useState(ALL);
  const [rows, setRows] = useState(FIRST_ISSUES);
  const issues = useCall(
    listIssues,
    { recordId, rows, ...(year !== ALL && { year: Number(year) }) },
    { keepPrevious: true },
  );
  if (issues.error) return <ErrorState error={issues.error} onRetry={() => void issues.refetch()} />;
  if (!issues.data) {
    return (
      <Loading>
        <Skeleton height="160px" radius="12px" />
      </Loading>
    );
  }
  const { years, total, issues: shown } = issues.data;
  if (years.length === 0) return <EmptyState title={t('issues.none')} hint={t('issues.noneHint')} />;
  const dated = years.flatMap(({ year: one }) => (one === null ? [] : [String(one)]));
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <span className="muted num">{t('issues.total', { count: total, number: format.number(total) })}</span>
        {dated.length > 1 && years.some(({ issues: count }) => count > 1) && (
          <SelectMenu
            label={t('issues.year')}
            value={year}
            options={[ALL, ...dated].map((value) => ({
              value,
              label: value === ALL ? t('issues.allYears') : value,
            }))}
            onChange={setYear}
          />
        )}
      </div>
      <Card>
        <ul className={styles.issues}>
          {shown.map((issue) => (
            <li key={issue.yearVol}>
              <strong className="num">{issue.yearVol}</strong>
              <span className="muted small">
                {[
                  ...new Set(
                    issue.items.map(({ libName, locationName, callNo }) =>
                      factLine(libName, locationName, callNo),
                    ),
                  ),
                ].join(' · ')}
              </span>
              <ItemCountsPill counts={issue} earliestDue={earliestDue(issue.items)} />
            </li>
          ))}
        </ul>
      </Card>
      {total > shown.length && rows < MOST_ISSUES && (
        <Button onClick={() => setRows(MOST_ISSUES)}>
          {t('holdings.more', { count: Math.min(total, MOST_ISSUES) - shown.length })}
        </Button>
      )}
    </div>
  );
}

function earliestDue(items: readonly { readonly dueDate: string | null }[]): string | null {
  return items.flatMap(({ dueDate }) => dueDate ?? []).sort()[0] ?? null;
}
