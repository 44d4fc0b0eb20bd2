import { getReadingGroups } from '@lectern/contracts/shelf/rankings/get-reading-groups';
import { LEAST_READERS, RANKING_RANGES } from '@lectern/contracts/shelf/rankings/ranges';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ListFrame } from '../components/list-frame.tsx';
import { MadeAt } from '../components/made-at.tsx';
import { useRange } from '../range-of-address.ts';
import styles from './read-range-page.module.css';

/** /readRange: groups of readers by what they borrowed. */
export default function ReadRangePage() {
  const { t } = useTranslation('rankings');
  const format = useFormat();
  const range = useRange(RANKING_RANGES, 'month');
  const { data, error, isPending, refetch } = useCall(getReadingGroups, { range });
  const groups = data?.groups ?? [];
  const most = groups[0]?.loanCount ?? 1;
  return (
    <ListFrame name="readRange" ranges={RANKING_RANGES} range={range} rangeName={(one) => t(`range.${one}`)}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton height="240px" radius="12px" />
        </Loading>
      )}
      {data && groups.length === 0 && (
        <Card>
          <EmptyState
            title={t(`none.readRange.${range}`)}
            hint={t('fewReaders', { count: LEAST_READERS })}
            actions={
              <ButtonLink kind="primary" to={range === 'year' ? '/home' : '?range=year'}>
                {t(range === 'year' ? 'toHome' : 'tryYear')}
              </ButtonLink>
            }
          />
        </Card>
      )}
      {groups.length > 0 && (
        <Card padded className={styles.card}>
          <table className={styles.groups}>
            <caption className="hidden-visually">{t('readRange.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('group')}</th>
                <th scope="col">{t('loans')}</th>
                <th scope="col">{t('readers')}</th>
                <th scope="col">{t('loansOfReader')}</th>
              </tr>
            </thead>
            <tbody>
              {groups.map(({ code, name, loanCount, readerCount }, index) => (
                <tr key={code}>
                  <th scope="row">
                    <span className={styles.group}>
                      <span className={styles.place} data-top={index < 3 || undefined}>
                        {format.number(index + 1)}
                      </span>
                      <span>{name}</span>
                      <span className={styles.bar} aria-hidden>
                        <span style={{ inlineSize: `${Math.max(2, (100 * loanCount) / most)}%` }} />
                      </span>
                    </span>
                  </th>
                  <td>{format.number(loanCount)}</td>
                  <td>{format.number(readerCount)}</td>
                  <td>{format.number(Math.round((10 * loanCount) / readerCount) / 10)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="muted small">{t('fewReaders', { count: LEAST_READERS })}</p>
        </Card>
      )}
      <MadeAt at={data?.madeAt ?? ''} />
    </ListFrame>
  );
}
