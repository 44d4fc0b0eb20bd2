import { rankEresources } from '@lectern/contracts/resources/databases/rank-eresources';
import { RANKING_RANGES } from '@lectern/contracts/shelf/rankings/ranges';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import styles from '../../../../components/eresources/list-page.module.css';
import { useBehaviourOf } from '../../../../components/eresources/use-behaviour.ts';
import { PagedList } from '../../../../components/paged-list.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { writeView } from '../eresource-list.ts';
import { EresourceRow } from './eresource-row.tsx';
import { NoneInView } from './none-in-view.tsx';

const ROWS = 20;

/** The ranking of the databases by how often they were opened in a time. */
export function HotDatabases() {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const [query] = useSearchParams();
  const page = usePageNumber();
  const behaviourOf = useBehaviourOf();
  const range = RANKING_RANGES.find((one) => one === query.get('range')) ?? 'month';
  const answer = useCall(
    rankEresources,
    { range, page, rows: ROWS },
    { keepPrevious: true, staleMs: 5 * 60_000 },
  );
  const addressOf = (one: string) => {
    const address = writeView('hot', query);
    address.set('range', one);
    return address;
  };
  return (
    <>
      <nav className={styles.ranges} aria-label={t('range.label')}>
        {RANKING_RANGES.map((one) => (
          <Link key={one} to={`?${addressOf(one)}`} replace aria-current={one === range ? 'true' : undefined}>
            {t(`range.${one}`)}
          </Link>
        ))}
      </nav>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={Object.fromEntries(addressOf(range))}
        empty={<NoneInView title={t('noneHot')} />}
      >
        {answer.data?.eresources.map((eresource) => (
          <EresourceRow
            key={eresource.id}
            eresource={eresource}
            columns={['docType', 'vendor']}
            behaviour={behaviourOf(eresource.id)}
          >
            {factLine(
              t('place', { number: format.number(eresource.place) }),
              t('opened', { count: eresource.count, number: format.number(eresource.count) }),
            )}
          </EresourceRow>
        ))}
      </PagedList>
      {answer.data?.madeAt && (
        <p className={`muted small ${styles.madeAt}`}>
          {t('madeAt', { time: format.dateTime(answer.data.madeAt) })}
        </p>
      )}
    </>
  );
}
