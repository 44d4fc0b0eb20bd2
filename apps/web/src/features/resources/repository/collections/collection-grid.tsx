import type { CollectionSummary } from '@lectern/contracts/resources/repository/collection';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../../../components/card-grid.tsx';
import { PictureCard } from '../../../../components/picture-card/picture-card.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { collectionAddress } from '../addresses.ts';

/** Collections as cards; the whole card leads to its collection. */
export function CollectionGrid({ collections }: { readonly collections: readonly CollectionSummary[] }) {
  return (
    <CardGrid>
      {collections.map((collection) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} />
        </li>
      ))}
    </CardGrid>
  );
}

function CollectionCard({ collection }: { readonly collection: CollectionSummary }) {
  const { t } = useTranslation('repository');
  const format = useFormat();
  const { id, name, description, coverUrl, objectCount, childCount } = collection;
  return (
    <PictureCard
      id={id}
      title={name}
      to={collectionAddress(collection)}
      url={coverUrl}
      summary={description}
      below={
        <p className="muted small num">
          {t('objectCount', { count: objectCount, number: format.number(objectCount) })}
          {childCount > 0 &&
            ` · ${t('childCount', { count: childCount, number: format.number(childCount) })}`}
        </p>
      }
    />
  );
}
