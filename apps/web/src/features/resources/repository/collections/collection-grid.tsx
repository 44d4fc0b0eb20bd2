import type { CollectionSummary } from '@lectern/contracts/resources/repository/collection';
import { coverColour } from '@lectern/rules/cover/cover-colour';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { collectionAddress } from '../addresses.ts';
import styles from '../repository.module.css';

/** Collections as cards; the whole card leads to its collection. */
export function CollectionGrid({ collections }: { readonly collections: readonly CollectionSummary[] }) {
  return (
    <ul className={styles.grid}>
      {collections.map((collection) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} />
        </li>
      ))}
    </ul>
  );
}

function CollectionCard({ collection }: { readonly collection: CollectionSummary }) {
  const { t } = useTranslation('repository');
  const format = useFormat();
  const { name, description, objectCount, childCount } = collection;
  return (
    <Card as="article" className={styles.card}>
      <CollectionPicture collection={collection} />
      <div className={styles.about}>
        <h3 dir="auto">
          <Link to={collectionAddress(collection)}>{name}</Link>
        </h3>
        {description && (
          <p className={styles.summary} dir="auto">
            {description}
          </p>
        )}
        <p className="muted small num">
          {t('objectCount', { count: objectCount, number: format.number(objectCount) })}
          {childCount > 0 &&
            ` · ${t('childCount', { count: childCount, number: format.number(childCount) })}`}
        </p>
      </div>
    </Card>
  );
}

/** The picture of a collection, or its first character on a colour of its own. Decoration: the name is beside it. */
function CollectionPicture({
  collection: { id, name, coverUrl },
}: {
  readonly collection: Pick<CollectionSummary, 'id' | 'name' | 'coverUrl'>;
}) {
  const [broken, setBroken] = useState('');
  if (coverUrl && broken !== coverUrl) {
    return (
      <span className={styles.picture} aria-hidden>
        <img src={coverUrl} alt="" loading="lazy" decoding="async" onError={() => setBroken(coverUrl)} />
      </span>
    );
  }
  const [first = ''] = name;
  return (
    <span className={styles.picture} style={{ backgroundColor: coverColour(id) }} aria-hidden>
      <span className={styles.initial}>{first}</span>
    </span>
  );
}
