import { type CounterMetric, TURN_AWAYS } from '@lectern/contracts/resources/usage/counter';
import { listUsedThings } from '@lectern/contracts/resources/usage/list-used-things';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../usage.module.css';
import type { UsageChoice } from './use-usage-choice.ts';

const ROWS = 20;
const LISTS = [
  { list: 'title', metric: 'Total_Item_Requests', key: 'titles' },
  { list: 'title', metric: TURN_AWAYS[0], key: 'noLicense' },
  { list: 'title', metric: TURN_AWAYS[1], key: 'limit' },
  { list: 'database', metric: 'Searches_Regular', key: 'databases' },
] as const satisfies readonly { list: 'title' | 'database'; metric: CounterMetric; key: string }[];

/** The titles used most, those that readers were turned away from, or the databases searched most. */
export function UsedTitles({ choice: { asked } }: { readonly choice: UsageChoice }) {
  const { t } = useTranslation('usage');
  const format = useFormat();
  const [place, setPlace] = useState(0);
  const [rows, setRows] = useState(ROWS);
  const { list, metric, key } = LISTS[place] ?? LISTS[0];
  const answer = useCall(listUsedThings, { ...asked, list, metric, rows }, { keepPrevious: true });
  const { total = 0, things = [] } = answer.data ?? {};
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <h2>{t(`lists.${key}`)}</h2>
        <SelectField
          label={t('show')}
          labelHidden
          value={place}
          onChange={({ target }) => {
            setPlace(Number(target.value));
            setRows(ROWS);
          }}
        >
          {LISTS.map((one, at) => (
            <option key={one.key} value={at}>
              {t(`lists.${one.key}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton width="100%" height="200px" />}
      {answer.data && total === 0 && <p className="muted">{t(`noneOf.${key}`)}</p>}
      <StaffTable
        label={t(`lists.${key}`)}
        columns={[t(list === 'title' ? 'titleColumn' : 'database'), t('numbers'), t(`metric.${metric}`)]}
      >
        {things.map((thing) => (
          <tr key={thing.id}>
            <td>
              <span dir="auto" className={styles.long}>
                {thing.name}
              </span>
            </td>
            <td className="muted small">
              {factLine(thing.printIssn, thing.onlineIssn, thing.isbn, thing.doi) || '–'}
            </td>
            <td className="num">{format.number(thing.count)}</td>
          </tr>
        ))}
      </StaffTable>
      {total > rows && rows < 100 && (
        <p>
          <Button onClick={() => setRows(100)}>
            {t('more', { number: format.number(Math.min(total, 100)) })}
          </Button>
        </p>
      )}
    </div>
  );
}
