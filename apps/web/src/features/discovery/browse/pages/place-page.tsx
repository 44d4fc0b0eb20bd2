import { getLocationDictionary } from '@lectern/contracts/discovery/browse/get-location-dictionary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { useAddressName } from '../../../../lib/address-name.ts';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { locationAddress, PLACES_ADDRESS } from '../browse-address.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import styles from './places-page.module.css';

const CODE = /^[A-Za-z0-9_.:-]{1,64}$/;

/** /collectionNavDetail: the works of one shelving location. */
export function PlacePage({ listOf }: { readonly listOf: (page: string, locationId: string) => ReactNode }) {
  const { t } = useTranslation('browse');
  const [query] = useSearchParams();
  const locationId = query.get('locationId') ?? '';
  const known = CODE.test(locationId);
  const dictionary = useCall(getLocationDictionary, {}, { staleMs: 10 * 60_000, enabled: known });
  const place = dictionary.data?.find(({ code }) => code === locationId);
  const nameInAddress = useAddressName('locationName') ?? '';
  // A location without a name is shown by its code.
  const name = place?.name ?? (dictionary.isPending ? nameInAddress : locationId);
  usePageTitle(known ? name : t('places.title'));
  if (!known) {
    return (
      <div className="wrap">
        <h1 className="hidden-visually">{t('places.title')}</h1>
        <EmptyState
          title={t('places.unknown')}
          actions={<ButtonLink to={PLACES_ADDRESS}>{t('places.all')}</ButtonLink>}
        />
      </div>
    );
  }
  const where = factLine(place?.libName, place?.campusName);
  return (
    <div className={`wrap ${styles.place}`}>
      <Breadcrumbs steps={[{ name: t('places.title'), to: PLACES_ADDRESS }]} />
      <h1 className={styles.title}>{name}</h1>
      {where && <p className="muted">{where}</p>}
      <div className={styles.list}>{listOf(locationAddress(locationId), locationId)}</div>
    </div>
  );
}
