import type { TitleDetail } from '@lectern/contracts/resources/titles/title';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../../../../components/eresources/record-page.module.css';
import { useTitleAddresses } from '../title-addresses.ts';

const RELATIONS = ['earlier', 'later'] as const;

/** What a title was called before, and what it became. */
export function RelatedTitles({ title }: { readonly title: Pick<TitleDetail, (typeof RELATIONS)[number]> }) {
  return (
    <div className={styles.side}>
      {RELATIONS.filter((relation) => title[relation].length > 0).map((relation) => (
        <Related key={relation} relation={relation} titles={title[relation]} />
      ))}
    </div>
  );
}

function Related({
  relation,
  titles,
}: {
  readonly relation: (typeof RELATIONS)[number];
  readonly titles: TitleDetail['earlier'];
}) {
  const { t } = useTranslation('titles');
  const id = useId();
  const addresses = useTitleAddresses();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t(`related.${relation}`)}</h2>
      <ul>
        {titles.map((one) => (
          <li key={one.id}>
            <Link to={addresses.of(one.id)} dir="auto">
              {one.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
