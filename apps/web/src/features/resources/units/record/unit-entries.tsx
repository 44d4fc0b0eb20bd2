import { listResourcesOfUnit } from '@lectern/contracts/resources/units/list-resources-of-unit';
import type { UnitContentKind, UnitDetail, UnitEntry } from '@lectern/contracts/resources/units/unit';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Avatar } from '../../../../components/avatar.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { unitAddress } from '../../../../lib/people-addresses.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { entryAddress } from '../entry-address.ts';
import styles from '../units.module.css';

const ROWS = 20;

/** A page of what a unit has of one kind. */
export function UnitEntries({ unit, tab }: { readonly unit: UnitDetail; readonly tab: UnitContentKind }) {
  const { t } = useTranslation('units');
  const [query] = useSearchParams();
  const page = usePageNumber();
  const { data, error, refetch } = useCall(
    listResourcesOfUnit,
    { id: unit.id, tab, page, rows: ROWS },
    { keepPrevious: true, staleMs: 60_000 },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="240px" radius="12px" />
      </Loading>
    );
  if (data.entries.length === 0)
    return (
      <Card>
        <EmptyState title={t('nothing.title')} />
      </Card>
    );
  const id = query.get('id') ?? unit.id;
  return (
    <>
      <Card as="ul" className={styles.entries}>
        {data.entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </Card>
      <Pager
        page={page}
        rows={ROWS}
        total={data.total}
        label={t('pages')}
        to={(next) => unitAddress(id, { tab, page: String(next) })}
      />
    </>
  );
}

function Entry({ entry: { kind, id, title, by, note, imgUrl } }: { readonly entry: UnitEntry }) {
  const about = (
    <div>
      <h3>
        <Link to={entryAddress(kind, id)} dir="auto">
          {title}
        </Link>
      </h3>
      {by && <p className="small">{by}</p>}
      {note && (
        <p className={`muted small ${styles.note}`} dir="auto">
          {note}
        </p>
      )}
    </div>
  );
  if (kind !== 'person') return about;
  return (
    <div className={styles.withPicture}>
      <Avatar name={title} imgUrl={imgUrl} size={44} />
      {about}
    </div>
  );
}
