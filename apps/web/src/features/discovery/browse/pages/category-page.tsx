import { browseClasses } from '@lectern/contracts/discovery/browse/browse-classes';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import type { SearchLink } from '../../../../lib/search-address.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useMedia } from '../../../../lib/use-media.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { categoryAddress, disciplineAddress } from '../browse-address.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { ClassTree } from '../components/class-tree.tsx';
import { Conditions } from '../components/conditions.tsx';
import { DisciplineOverview } from '../components/discipline-overview.tsx';
import { Disciplines } from '../components/disciplines.tsx';
import styles from './category-page.module.css';

const STALE_MS = 60_000;
const LINES = 12;
const LIST_SKELETON = (
  <Loading>
    <Skeleton height="320px" radius="12px" />
  </Loading>
);

/** /categorySearchList: the tree of classes at the left, the works of the chosen one at the right. */
export function CategoryPage({
  listOf,
}: {
  /** The works of a class or discipline; `fixed` is what the search takes. */
  readonly listOf: (page: string, fixed: Pick<SearchLink, 'kindNo' | 'discode1'>) => ReactNode;
}) {
  const { t } = useTranslation('browse');
  const { classScheme } = useTenant().settings;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const selected = (query.get('kindNo') ?? '').trim().toUpperCase().slice(0, 40);
  const discipline = selected === '' ? (query.get('discode1') ?? '').trim().slice(0, 20) : '';
  const roots = useCall(browseClasses, {}, { staleMs: STALE_MS });
  const chosen = useCall(
    browseClasses,
    { kindNo: selected },
    { enabled: selected !== '', staleMs: STALE_MS, keepPrevious: true },
  );
  const narrow = useMedia('(max-width: 900px)');
  const here = selected && chosen.data?.kindNo === selected ? chosen.data : undefined;
  const title = selected ? (here ? withName(here) : selected) : t('classes.title');
  usePageTitle(discipline ? t('disciplines') : title);

  const tree = roots.data ? (
    <ClassTree
      roots={roots.data.classificaList}
      selected={selected}
      path={here?.path.map(({ code }) => code) ?? []}
      onSelect={(notation) => void navigate(categoryAddress(notation))}
    />
  ) : roots.error ? (
    <ErrorState error={roots.error} onRetry={() => void roots.refetch()} />
  ) : (
    <Loading>
      {Array.from({ length: LINES }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a shape have no other name
        <p key={line} className={styles.line}>
          <Skeleton width={`${60 + ((line * 17) % 35)}%`} />
        </p>
      ))}
    </Loading>
  );
  return (
    <div className={`wrap ${styles.page}`}>
      {!narrow && (
        <aside className={styles.side} aria-label={t(`classes.tree.${classScheme}`)}>
          {tree}
        </aside>
      )}
      <div className={styles.main}>
        {selected && (
          <Breadcrumbs
            steps={[
              { name: t('classes.title'), to: categoryAddress('') },
              ...(here?.path ?? []).map((step) => ({ name: withName(step), to: categoryAddress(step.code) })),
            ]}
          />
        )}
        {discipline === '' && <h1 className={styles.title}>{title}</h1>}
        {selected === '' && discipline === '' && <p className="muted">{t('classes.choose')}</p>}
        {narrow && (
          <details
            className={styles.fold}
            open={selected === '' && discipline === ''}
            key={selected + discipline}
          >
            <summary>{t(`classes.tree.${classScheme}`)}</summary>
            {tree}
          </details>
        )}
        {selected === '' && discipline === '' && (
          <>
            <Disciplines />
            <Conditions kindNo="" values={[]} />
          </>
        )}
        {discipline && (
          <>
            <DisciplineOverview code={discipline} />
            <Suspense fallback={LIST_SKELETON}>
              {listOf(disciplineAddress(discipline), { discode1: [discipline] })}
            </Suspense>
          </>
        )}
        {selected !== '' && !here && chosen.isFetching && LIST_SKELETON}
        {here &&
          (here.values.length > 0 ? (
            // While the words of the list are loading, the tree stays with the focus in it.
            <>
              <details className={styles.fold} key={selected}>
                <summary>{t('conditions.title')}</summary>
                <Conditions kindNo={selected} values={here.values} />
              </details>
              <Suspense fallback={LIST_SKELETON}>
                {listOf(categoryAddress(selected), { kindNo: [...here.values] })}
              </Suspense>
            </>
          ) : (
            <EmptyState title={t('classes.none')} hint={t('classes.noneHint')} />
          ))}
        {selected !== '' && chosen.error && !roots.error && (
          <ErrorState error={chosen.error} onRetry={() => void chosen.refetch()} />
        )}
      </div>
    </div>
  );
}

/** Notation and name of a class, as in a heading. */
function withName({ notation, name }: { readonly notation: string; readonly name: string }): string {
  return `${notation} ${name}`.trim();
}
