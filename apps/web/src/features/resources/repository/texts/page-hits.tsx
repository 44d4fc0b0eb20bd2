import type { PageHit } from '@lectern/contracts/resources/repository/page-hit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readingAddress } from '../addresses.ts';
import { HitPiece } from './hit-piece.tsx';
import styles from './texts.module.css';

/** Pages with the piece of text around the words; each leads to its page in the reader, where the words are marked. */
export function PageHits({
  objectId,
  hits,
  words,
}: {
  readonly objectId: string;
  readonly hits: readonly PageHit[];
  readonly words: string;
}) {
  const { t } = useTranslation('repository');
  const hasSeveralFiles = new Set(hits.map(({ fileId }) => fileId)).size > 1;
  return (
    <ol className={styles.hits}>
      {hits.map((hit) => (
        <li key={`${hit.fileId} ${hit.page}`}>
          <Link to={readingAddress(objectId, hit.fileId, { page: hit.page, words })}>
            {t('texts.page', { page: hit.page })}
          </Link>
          {hasSeveralFiles && <span className="muted small"> {hit.fileName}</span>}
          <HitPiece hit={hit} />
        </li>
      ))}
    </ol>
  );
}
