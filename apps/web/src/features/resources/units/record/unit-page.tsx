import { getUnit } from '@lectern/contracts/resources/units/get-unit';
import type { UnitDetail } from '@lectern/contracts/resources/units/unit';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import styles from '../../../../components/eresources/record-page.module.css';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { unitAddress } from '../../../../lib/people-addresses.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import own from '../units.module.css';
import { UnitEntries } from './unit-entries.tsx';
import { UnitFacts } from './unit-facts.tsx';

/** /departmentHome?id=…: a college or department, with what it has in tabs. Tab and page are in the address. */
export default function UnitPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return id === '' ? <Navigate to="/departmentList" replace /> : <Unit key={id} id={id} />;
}

function Unit({ id }: { readonly id: string }) {
  const { t } = useTranslation('units');
  const { data, error, refetch } = useCall(getUnit, { id }, { staleMs: 60_000 });
  usePageTitle(data?.name ?? t('title'));
  if (!data)
    return (
      <div className={`wrap ${styles.page}`}>
        <h1 className="hidden-visually">{t('title')}</h1>
        {error ? (
          <ErrorState
            error={error}
            onRetry={() => void refetch()}
            actions={<ButtonLink to="/departmentList">{t('title')}</ButtonLink>}
          />
        ) : (
          <Loading>
            <Skeleton height="320px" radius="12px" />
          </Loading>
        )}
      </div>
    );
  return (
    <article className={`wrap ${styles.page}`}>
      <nav aria-label={t('path')}>
        <ol className={own.path}>
          <li>
            <Link to="/departmentList">{t('title')}</Link>
          </li>
          {data.path.map((above) => (
            <li key={above.id}>
              <Link to={unitAddress(above.id)} dir="auto">
                {above.name}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <header className={styles.head}>
        <h1 dir="auto">{data.name}</h1>
        <p className="muted">{factLine(t(`kind.${data.kind}`), ...data.otherNames)}</p>
      </header>
      <UnitFacts unit={data} />
      <UnitContents unit={data} />
    </article>
  );
}

function UnitContents({ unit }: { readonly unit: UnitDetail }) {
  const { t } = useTranslation('units');
  const [query, setQuery] = useSearchParams();
  const [first] = unit.contents;
  const active = unit.contents.find(({ kind }) => kind === query.get('tab')) ?? first;
  if (!active)
    return (
      <Card>
        <EmptyState title={t('nothing.title')} hint={t('nothing.hint')} />
      </Card>
    );
  return (
    <section className={styles.part} aria-labelledby="unit-contents">
      <h2 id="unit-contents">{t('has')}</h2>
      <Tabs
        label={t('has')}
        items={unit.contents.map(({ kind, count }) => ({ key: kind, label: t(`tab.${kind}`), count }))}
        active={active.kind}
        onChange={(tab) => setQuery({ id: query.get('id') ?? unit.id, tab }, { replace: true })}
      >
        <UnitEntries key={active.kind} unit={unit} tab={active.kind} />
      </Tabs>
    </section>
  );
}
