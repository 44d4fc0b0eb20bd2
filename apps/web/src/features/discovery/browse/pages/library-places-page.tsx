import { browseLocations } from '@lectern/contracts/discovery/browse/browse-locations';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useOpeningChange } from '../../../../components/use-opening-change.ts';
import { useOpeningText } from '../../../../components/use-opening-text.ts';
import { searchAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { withAddressName } from '../../../../lib/with-address-name.ts';
import { locationAddress } from '../browse-address.ts';
import styles from './places-page.module.css';

type Place = OutputOf<(typeof browseLocations)['output']>[number];
type Location = Place['campuses'][number]['locations'][number];

/** /collectionNav: libraries with their campuses and shelving locations. */
export default function PlacesPage() {
  const { t } = useTranslation('browse');
  const places = useCall(browseLocations, {}, { staleMs: 60_000 });
  useOpeningChange(firstChange(places.data), places.refetch);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>{t('places.title')}</h1>
      <p className="muted">{t('places.intro')}</p>
      {places.error && <ErrorState error={places.error} onRetry={() => void places.refetch()} />}
      {places.isPending && (
        <Loading>
          <Skeleton height="180px" radius="12px" />
        </Loading>
      )}
      {places.data?.length === 0 && <EmptyState title={t('places.none')} />}
      {places.data?.map((place) => (
        <Library key={place.libCode} place={place} />
      ))}
    </div>
  );
}

/** The opening state that ends first. */
function firstChange(places: readonly Place[] | undefined): Place['opening'] | undefined {
  const endOf = ({ opening }: Place) => opening.until?.at ?? opening.opens?.at ?? '9999';
  return [...(places ?? [])].sort((one, other) => endOf(one).localeCompare(endOf(other)))[0]?.opening;
}

function Library({ place }: { readonly place: Place }) {
  const { t } = useTranslation('browse');
  const format = useFormat();
  const count = { count: place.count, number: format.number(place.count) };
  return (
    <Card as="section" padded className={styles.library} aria-label={place.libName}>
      <div className={styles.head}>
        <h2>{place.libName}</h2>
        <Link to={searchAddress({ libCode: [place.libCode] })} className="num">
          {t('places.titles', count)}
        </Link>
      </div>
      {place.address && <p className="muted small">{place.address}</p>}
      <Opening place={place} />
      {place.campuses.map((campus) => (
        <div key={campus.campusId}>
          {campus.campusName && <h3 className={styles.campus}>{campus.campusName}</h3>}
          <ul className={styles.locations}>
            {campus.locations.map((location) => (
              <LocationTile key={location.locationId} location={location} />
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}

/** Whether the library is open now, its week, and the next days with other hours. */
function Opening({ place: { opening, openingHours } }: { readonly place: Place }) {
  const format = useFormat();
  const { t } = useTranslation('browse');
  const state = useOpeningText()(opening);
  if (!state) return openingHours ? <p className="muted small">{openingHours}</p> : null;
  return (
    <div className={styles.opening}>
      <Pill tone={opening.state === 'open' ? 'ok' : 'warn'}>{state}</Pill>
      <span className="muted small">{openingHours}</span>
      {opening.exceptions.length > 0 && (
        <ul className="small" aria-label={t('places.otherHours')}>
          {opening.exceptions.map(({ day, hours, name }) => (
            <li key={day}>
              {t(name ? 'places.otherDayNamed' : 'places.otherDay', {
                day: format.date(day, 'weekday'),
                name,
                hours,
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LocationTile({ location }: { readonly location: Location }) {
  const { t } = useTranslation('browse');
  const format = useFormat();
  return (
    <li>
      <Link
        to={withAddressName(locationAddress(location.locationId), 'locationName', location.locationName)}
        className={styles.location}
      >
        <MapPin size={18} aria-hidden />
        <span className={styles.name}>
          {location.locationName}
          {location.referenceOnly && <span className="muted small">{t('places.referenceOnly')}</span>}
        </span>
        <span className="muted small num">
          {t('places.titles', { count: location.count, number: format.number(location.count) })}
        </span>
      </Link>
    </li>
  );
}
