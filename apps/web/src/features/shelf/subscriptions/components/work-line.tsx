import type { FoundWork } from '@lectern/contracts/shelf/subscriptions/subscription';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Cover } from '../../../../components/cover.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../subscriptions.module.css';

/** A work that was found: what it is, and when it came. */
export function WorkLine({
  work,
  terms = [],
}: {
  readonly work: FoundWork;
  /** The subscriptions that it fits, where the list is not that of one. */
  readonly terms?: readonly string[];
}) {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const { recordId, title, author, publisher, publishYear, inCatalogue, foundAt, imgUrl } = work;
  return (
    <li className={styles.work}>
      <Cover recordId={recordId} title={title} author={author} imgUrl={imgUrl} width="44px" />
      <div className={styles.about}>
        {inCatalogue ? <Link to={bibAddress(recordId)}>{title}</Link> : <span>{title}</span>}
        <p className="muted small">
          {factLine(
            author,
            publisher,
            publishYear === null ? '' : String(publishYear),
            t('foundOn', { day: format.dayOf(foundAt) }),
          )}
        </p>
        {!inCatalogue && <Pill tone="warn">{t('gone')}</Pill>}
        {terms.map((term) => (
          <Pill key={term}>{term}</Pill>
        ))}
      </div>
    </li>
  );
}
