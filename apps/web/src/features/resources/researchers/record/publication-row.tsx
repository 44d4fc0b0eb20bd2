import type { Publication } from '@lectern/contracts/resources/researchers/researcher';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import styles from '../researchers.module.css';

/** A publication with why it is here. A guess says that it is one. */
export function PublicationRow({
  publication: { recordId, title, author, source, year, docName, doi, evidence },
  heading: Heading = 'h3',
  children,
}: {
  readonly publication: Publication;
  readonly heading?: 'h2' | 'h3';
  /** What can be done with it. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('researchers');
  const { t: ofAll } = useTranslation('components');
  return (
    <li className={styles.publication}>
      <div>
        <Heading dir="auto">{recordId ? <Link to={bibAddress(recordId)}>{title}</Link> : title}</Heading>
        {author && (
          <p className="small" dir="auto">
            {author}
          </p>
        )}
        <p className="muted small" dir="auto">
          {factLine(source, year === null ? '' : String(year), docName)}
        </p>
        {doi && (
          <p className="small">
            <a href={`https://doi.org/${encodeURI(doi)}`} target="_blank" rel="noreferrer">
              {`DOI ${doi}`}
              <span className="hidden-visually">{ofAll('outside.newWindow')}</span>
            </a>
          </p>
        )}
        <p>
          <Pill tone={evidence === 'name' ? 'warn' : 'ok'}>{t(`evidence.${evidence}`)}</Pill>
        </p>
      </div>
      {children && <div className={styles.tools}>{children}</div>}
    </li>
  );
}
