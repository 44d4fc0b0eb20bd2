import {
  type browseIndex,
  FILTER_OF_INDEX,
  type HeadingIndex,
} from '@lectern/contracts/discovery/search/browse-index';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { searchAddress } from '../../../../lib/search-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useIndexName } from '../use-index-name.ts';
import styles from './heading-list.module.css';

type Heading = OutputOf<(typeof browseIndex)['output']>['headings'][number];

/** Headings in filing order. Each leads to its works. */
export function HeadingList({
  index,
  headings,
}: {
  readonly index: HeadingIndex;
  readonly headings: readonly Heading[];
}) {
  const { t } = useTranslation('browse');
  const indexName = useIndexName();
  const format = useFormat();
  return (
    <ol className={styles.list} aria-label={indexName(index)}>
      {headings.map(({ value, label, count }) => (
        <li key={value}>
          <Link to={searchAddress({ [FILTER_OF_INDEX[index]]: [value] })}>{label}</Link>
          <span className="muted small num">
            {t('places.titles', { count, number: format.number(count) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
