import { getWishRules } from '@lectern/contracts/buying/recommendations/get-wish-rules';
import type { WishKind } from '@lectern/contracts/buying/recommendations/wish';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useTenant } from '../../../lib/tenant.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CatalogueWish } from './form/catalogue-wish.tsx';
import { type FormStart, WishForm } from './form/wish-form.tsx';
import styles from './recommendations.module.css';
import { WishRecords } from './records/wish-records.tsx';

type TabKey = WishKind | 'records' | 'acceptance';

/**
 * What the reader wishes that the library gets: a tab for each kind that the library takes, the reader's own wishes, and what came by them.
 * `?title=…` begins a wish with these words.
 */
export default function RecommendationSection({
  first,
  AcceptanceList,
}: {
  /** The kind whose form is open first; the first one that is offered without it. */
  readonly first?: WishKind;
  readonly AcceptanceList?: ComponentType<{ readonly origin: 'wish' }>;
}) {
  const { t } = useTranslation('recommendations');
  const { settings } = useTenant();
  const [query] = useSearchParams();
  const rules = useCall(getWishRules, {}, { staleMs: 0 });
  const [chosen, setChosen] = useState<TabKey>();
  /** What another tab hands over to the form. */
  const [start, setStart] = useState<FormStart>(() => ({ title: query.get('title') ?? '' }));
  const kinds = rules.data?.kinds ?? [];
  const tabs: TabKey[] = [
    ...kinds,
    ...(settings.recRecord === '1' || kinds.length > 0 ? (['records'] as const) : []),
    ...(AcceptanceList ? (['acceptance'] as const) : []),
  ];
  const wanted = first && kinds.includes(first) ? first : preferred(kinds, start.title);
  const active = chosen && tabs.includes(chosen) ? chosen : (wanted ?? 'records');
  const saved = () => {
    setStart({ title: '' });
    setChosen('records');
  };
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`muted ${styles.intro}`}>{t('intro')}</p>
      {rules.error && <ErrorState error={rules.error} onRetry={() => void rules.refetch()} />}
      {rules.isPending && (
        <Loading>
          <Skeleton height="240px" radius="12px" />
        </Loading>
      )}
      {rules.data && (
        <Tabs
          label={t('tabs')}
          items={tabs.map((key) => ({ key, label: t(`kinds.${key}`) }))}
          active={active}
          onChange={setChosen}
        >
          {active === 'records' && <WishRecords />}
          {active === 'acceptance' && AcceptanceList && <AcceptanceList origin="wish" />}
          {active !== 'records' && active !== 'acceptance' && (
            <div className={styles.tab}>
              {rules.data.hindrance !== '' && (
                <Notice tone="warn">
                  {rules.data.hindrance}{' '}
                  {rules.data.needsContact && <Link to="/personalCenter/information">{t('toContacts')}</Link>}
                </Notice>
              )}
              {rules.data.hindrance === '' && (
                <p className="muted small">
                  {t('left', { count: rules.data.leftToday, most: rules.data.perDay })}
                </p>
              )}
              {active === 'catalogue' ? (
                <CatalogueWish rules={rules.data} words={start.title} onSaved={saved} />
              ) : (
                <WishForm key={active} kind={active} rules={rules.data} start={start} onSaved={saved} />
              )}
            </div>
          )}
        </Tabs>
      )}
    </>
  );
}

/** Words that were typed elsewhere are looked for first, where the library offers that. */
function preferred(kinds: readonly WishKind[], title: string): WishKind | undefined {
  if (title !== '' && !kinds.includes('catalogue') && kinds.includes('free')) return 'free';
  return kinds[0];
}
