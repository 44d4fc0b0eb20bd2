import { listUnits } from '@lectern/contracts/resources/units/list-units';
import { Library } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import styles from '../../../../components/eresources/list-page.module.css';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { unitAddress } from '../../../../lib/people-addresses.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import own from '../units.module.css';

/** /schoolBaseNav: units that have collections of their own. */
export default function UnitBasesPage() {
  const { t } = useTranslation('units');
  usePageTitle(t('bases.title'));
  const format = useFormat();
  const { data, error, refetch } = useCall(listUnits, {}, { staleMs: 60_000 });
  const units = data?.units.flatMap((unit) => {
    const count = unit.contents.find(({ kind }) => kind === 'collection')?.count ?? 0;
    return count > 0 ? [{ ...unit, count }] : [];
  });
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('bases.title')}</h1>
        <p className="muted">{t('bases.explain')}</p>
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!units && !error && (
        <Loading>
          <Skeleton height="240px" radius="12px" />
        </Loading>
      )}
      {units?.length === 0 && (
        <Card>
          <EmptyState
            icon={<Library size={36} strokeWidth={1.4} aria-hidden />}
            title={t('bases.none')}
            hint={t('bases.noneHint')}
            actions={
              <ButtonLink kind="primary" to="/departmentList">
                {t('title')}
              </ButtonLink>
            }
          />
        </Card>
      )}
      {units && units.length > 0 && (
        <Card as="ul" className={own.entries}>
          {units.map(({ id, name, kind, count }) => (
            <li key={id}>
              <h2>
                <Link to={unitAddress(id, { tab: 'collection' })} dir="auto">
                  {name}
                </Link>
              </h2>
              <p className="muted small">{t(`kind.${kind}`)}</p>
              <p className="small num">{t('count.collection', { count, number: format.number(count) })}</p>
            </li>
          ))}
        </Card>
      )}
    </div>
  );
}
