import { listUnits } from '@lectern/contracts/resources/units/list-units';
import type { UnitInTree } from '@lectern/contracts/resources/units/unit';
import { Network } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import styles from '../../../../components/eresources/list-page.module.css';
import { SearchWords } from '../../../../components/eresources/search-words.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useAnnounced } from '../../../../lib/use-announced.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { UnitBranch } from './unit-branch.tsx';

const LONGEST_WORDS = 100;

/** /departmentList: the colleges and departments as a tree, with what each has. */
export default function UnitsPage() {
  const { t } = useTranslation('units');
  usePageTitle(t('title'));
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const keyWord = (query.get('keyWord') ?? '').slice(0, LONGEST_WORDS);
  const { data, error, refetch, isPlaceholderData } = useCall(
    listUnits,
    { keyWord },
    { keepPrevious: true, staleMs: 60_000 },
  );
  const total = data && t('total', { count: data.total, number: format.number(data.total) });
  useAnnounced(isPlaceholderData ? undefined : total);
  const show = (words: string) => setQuery(words ? { keyWord: words } : {}, { replace: true });
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="muted">{t('explain')}</p>
      </div>
      <SearchWords
        key={keyWord}
        label={t('search')}
        hint={t('searchHint')}
        words={keyWord}
        longest={LONGEST_WORDS}
        onSearch={show}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="320px" radius="12px" />
        </Loading>
      )}
      {data && data.total > 0 && <p className="num">{total}</p>}
      {data?.total === 0 && (
        <Card>
          <EmptyState
            icon={<Network size={36} strokeWidth={1.4} aria-hidden />}
            title={t(keyWord ? 'noneFound.title' : 'none.title')}
            hint={t(keyWord ? 'noneFound.hint' : 'none.hint')}
            actions={
              keyWord && (
                <Button kind="primary" onClick={() => show('')}>
                  {t('showAll')}
                </Button>
              )
            }
          />
        </Card>
      )}
      {data && <UnitTree units={data.units} />}
    </div>
  );
}

function UnitTree({ units }: { readonly units: readonly UnitInTree[] }) {
  const tops = units.filter(({ level }) => level === 0);
  return tops.map((unit) => (
    <Card key={unit.id} as="section" padded aria-labelledby={`unit-${unit.id}`}>
      <UnitBranch unit={unit} units={units} />
    </Card>
  ));
}
