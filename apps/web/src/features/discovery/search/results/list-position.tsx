import { findNeighbours } from '@lectern/contracts/discovery/search/find-neighbours';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';
import { changed, readSearch } from '../../../../lib/search/search-in-address.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { backTo, type FromList } from './from-list.ts';
import styles from './list-position.module.css';

/**
 * On the page of a record: links back to the result list and to the records before and after this one in it. Nothing if the reader did not
 * come from a list.
 */
export function ListPosition() {
  const { state } = useLocation() as { readonly state: Partial<FromList> | null };
  const { id = '' } = useParams();
  if (!state?.back || !state.place || !state.total) return null;
  return (
    <Position recordId={id} from={{ ...state, back: state.back, place: state.place, total: state.total }} />
  );
}

function Position({ recordId, from }: { readonly recordId: string; readonly from: FromList }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const address = from.search ?? from.back;
  const search = readSearch(new URLSearchParams(address.split('?')[1] ?? '')).state;
  const beside = useCall(
    findNeighbours,
    { ...changed(search, {}), recordId, position: from.place },
    { staleMs: 60_000 },
  ).data;
  // Null: the record is not in the list any more, so no position is shown.
  const place = beside ? beside.position : from.place;
  const total = beside?.numFound ?? from.total;
  const at = place ?? from.place;
  const fromPlace = (next: number): FromList => ({ ...from, place: next, total });
  return (
    <nav className={styles.way} aria-label={t('way.label')}>
      <Link to={backTo(from, at, search.rows)} state={{ at: recordId }}>
        <ArrowLeft size={16} aria-hidden />
        {t('way.back', { count: total, number: format.number(total) })}
      </Link>
      <span className={styles.steps}>
        <Step
          bib={beside?.previous}
          label={(title) => t('way.previous', { title })}
          icon={<ChevronLeft size={18} aria-hidden />}
          from={fromPlace(at - 1)}
        />
        {place !== null && (
          <span className="muted small num">
            {t('way.place', { place: format.number(place), total: format.number(total) })}
          </span>
        )}
        <Step
          bib={beside?.next}
          label={(title) => t('way.next', { title })}
          icon={<ChevronRight size={18} aria-hidden />}
          from={fromPlace(at + 1)}
        />
      </span>
    </nav>
  );
}

function Step({
  bib,
  label,
  icon,
  from,
}: {
  readonly bib: { readonly recordId: string; readonly title: string } | null | undefined;
  readonly label: (title: string) => string;
  readonly icon: React.ReactNode;
  readonly from: FromList;
}) {
  if (!bib) return <span className={styles.step} aria-hidden />;
  return (
    <Link
      className={styles.step}
      to={bibAddress(bib.recordId)}
      state={from}
      aria-label={label(bib.title)}
      title={bib.title}
    >
      {icon}
    </Link>
  );
}
