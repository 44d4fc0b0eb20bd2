import { listNearestEntries } from '@lectern/contracts/discovery/searches/list-nearest-entries';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { bibAddress, searchAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './nearest-entries.module.css';

const STALE_MS = 60_000;

/**
 * Titles, authors and subjects of the catalogue that are nearest to words without hits. Nothing until they are known, or if there are none.
 */
export function NearestEntries({ keyWord }: { readonly keyWord: string }) {
  const { t } = useTranslation('search');
  const { data = [] } = useCall(listNearestEntries, { keyWord }, { staleMs: STALE_MS });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="nearest">
      <SectionHeading id="nearest">{t('nearest.title')}</SectionHeading>
      <ul className={styles.entries}>
        {data.map((entry) => (
          <li key={`${entry.kind} ${entry.recordId ?? entry.value}`}>
            <Link to={addressOf(entry)}>{entry.value}</Link>{' '}
            <span className="muted small">{t(`nearest.kinds.${entry.kind}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function addressOf({
  kind,
  value,
  recordId,
}: OutputOf<(typeof listNearestEntries)['output']>[number]): string {
  if (recordId !== undefined) return bibAddress(recordId);
  return searchAddress({ keyWord: value, searchField: kind });
}
