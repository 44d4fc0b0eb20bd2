import type { ListEntry } from '@lectern/contracts/shelf/booklists/book-list';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RowAvailability } from '../../../../components/availability/availability.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { OwnWork } from '../../../../components/own-work/own-work.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { WorkRow } from '../../../../components/work-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import styles from '../booklists.module.css';

/** A work of a list with what its maker says about it. */
export function EntryRow({
  entry,
  isMine,
}: {
  readonly entry: ListEntry;
  /** The list is one of the reader's. */
  readonly isMine: boolean;
}) {
  const { t } = useTranslation('booklists');
  const { recordId, title, author, imgUrl, publisher, publishYear, note, inCatalogue } = entry;
  return (
    <WorkRow
      recordId={recordId}
      cover={
        <Cover recordId={recordId} title={title} author={author} imgUrl={imgUrl} width="var(--row-cover)" />
      }
      title={inCatalogue ? <Link to={bibAddress(recordId)}>{title}</Link> : title}
      facts={factLine(author, publisher, publishYear === null ? '' : String(publishYear))}
    >
      {inCatalogue ? (
        <>
          <RowAvailability recordId={recordId} />
          <OwnWork recordId={recordId} title={title} {...(isMine && { without: 'kept' })} />
        </>
      ) : (
        <Pill tone="warn">{t('gone')}</Pill>
      )}
      {note && (
        <blockquote className={styles.note} dir="auto">
          {note}
        </blockquote>
      )}
    </WorkRow>
  );
}
