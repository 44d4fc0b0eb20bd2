import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lookOf } from '../../../components/button.tsx';
import { Cover } from '../../../components/cover.tsx';
import { Marked } from '../../../components/marked.tsx';
import { bibAddress } from '../../../lib/search-address.ts';
import type { SearchAnswer } from './facet-panel.tsx';
import styles from './result-row.module.css';

export type Hit = SearchAnswer['searchResult'][number];

/** One hit: what it is, whether it is the right edition, where it can be had (the child), and what can be done. */
export function ResultRow({
  hit,
  docTypeName,
  imgUrl,
  from,
  children,
}: {
  readonly hit: Hit;
  readonly docTypeName: string;
  readonly imgUrl: string;
  /** This list's address and the hit's place in it, so that the record's page can lead back. */
  readonly from: { readonly back: string; readonly place: number; readonly total: number };
  readonly children: React.ReactNode;
}) {
  const { t } = useTranslation('search');
  const facts = [hit.publisher, hit.publishYear, hit.edition, docTypeName].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <Cover
        recordId={hit.recordId}
        title={hit.title}
        author={hit.author}
        imgUrl={imgUrl}
        width="var(--row-cover)"
      />
      <div className={styles.about}>
        <h2>
          <Link to={bibAddress(hit.recordId)} state={from}>
            <Marked text={hit.title} ranges={hit.titleRanges} />
          </Link>
        </h2>
        <p className={styles.meta}>
          {hit.author && (
            <>
              <Marked text={hit.author} ranges={hit.authorRanges} />
              {facts && ' · '}
            </>
          )}
          {facts}
        </p>
        {hit.snippet.text && (
          <p className={styles.snippet}>
            <Marked text={hit.snippet.text} ranges={hit.snippet.ranges} />
          </p>
        )}
        <div className={styles.availability}>{children}</div>
      </div>
      {hit.fullTextUrl && (
        <div className={styles.actions}>
          <a
            className={lookOf({ kind: 'primary', size: 'small' })}
            href={hit.fullTextUrl}
            target="_blank"
            rel="noreferrer"
          >
            {t('row.readOnline')}
            <ExternalLink size={15} aria-hidden />
            <span className="hidden-visually">{t('row.newWindow')}</span>
          </a>
        </div>
      )}
    </li>
  );
}
