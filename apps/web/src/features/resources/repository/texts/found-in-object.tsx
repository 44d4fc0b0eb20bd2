import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { searchPages } from '@lectern/contracts/resources/repository/search-pages';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { factLine } from '../../../../lib/fact-line.ts';
import { objectAddress } from '../../../../lib/object-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { readingAddress } from '../addresses.ts';
import styles from '../repository.module.css';
import { PageHits } from './page-hits.tsx';

export type Found = OutputOf<typeof searchPages.output>['found'][number];

/** A document with its best pages for some words, and a way to all of them. */
export function FoundInObject({ found, words }: { readonly found: Found; readonly words: string }) {
  const { t } = useTranslation('repository');
  const { object } = found;
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <h3 dir="auto">
          <Link to={objectAddress(object.objectId)}>{object.title}</Link>
        </h3>
        <p className="muted small">
          {factLine(
            object.creators.map(({ name }) => name).join(' · '),
            t(`kinds.${object.kind}`),
            object.year,
            object.collectionName,
          )}
        </p>
        <PageHits objectId={object.objectId} hits={found.hits} words={words} />
        <AllPages found={found} words={words} />
      </div>
    </li>
  );
}

/** How many pages have the words, with the way to them in the reader; nothing where all are shown already. */
export function AllPages({
  found: { object, pageCount, hits },
  words,
}: {
  readonly found: Found;
  readonly words: string;
}) {
  const { t } = useTranslation('repository');
  const format = useFormat();
  const [first] = hits;
  if (first === undefined || pageCount <= hits.length) return null;
  return (
    <p className="small">
      <Link to={readingAddress(object.objectId, first.fileId, { page: first.page, words })}>
        {t('texts.allPages', { count: pageCount, number: format.number(pageCount) })}
      </Link>
    </p>
  );
}
