import { PlacePage } from '../../features/discovery/browse/pages/place-page.tsx';
import { Listing } from '../../features/discovery/search/listing/listing.tsx';
import { RowScore } from './row-score.ts';

/** /collectionNavDetail: the works of one shelving location. */
export default function PlaceWorksPage() {
  return (
    <PlacePage
      listOf={(page, locationId) => (
        <Listing key={page} page={page} fixed={{ locationId: [locationId] }} Score={RowScore} />
      )}
    />
  );
}
