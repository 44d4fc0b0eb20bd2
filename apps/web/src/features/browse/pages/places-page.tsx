import { browseLocations } from '@lectern/contracts/browse/browse-locations';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { searchAddress } from '../../../lib/search-address.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { locationAddress } from '../browse-address.ts';
import styles from './places-page.module.css';

type Place = OutputOf<(typeof browseLocations)['output']>[number];
type Location = Place['campuses'][number]['locations'][number];

/** /collectionNav: libraries with their campuses and shelving locations. */
export default function PlacesPage() {
  const { t } = useTranslation('browse');
  const places = useCall(browseLocations, {}, { staleMs: 60_000 });
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
      {(place.address || place.openingHours) && (
        <p className="muted small">{factLine(place.address, place.openingHours)}</p>
      )}
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

function LocationTile({ location }: { readonly location: Location }) {
  const { t } = useTranslation('browse');
  const format = useFormat();
  return (
    <li>
      <Link to={locationAddress(location.locationId)} className={styles.location}>
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
