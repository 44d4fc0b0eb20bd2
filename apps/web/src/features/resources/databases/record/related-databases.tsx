import type { EresourceDetail, EresourceSummary } from '@lectern/contracts/resources/databases/eresource';
import { listHotEresources } from '@lectern/contracts/resources/databases/list-hot-eresources';
import { listOfSameSubject } from '@lectern/contracts/resources/databases/list-of-same-subject';
import { listOfSameVendor } from '@lectern/contracts/resources/databases/list-of-same-vendor';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../../../../components/eresources/record-page.module.css';
import { useCall } from '../../../../lib/use-call.ts';
import { useEresourceAddresses } from '../eresource-address.ts';

const STALE_MS = 5 * 60_000;
const HOT_ROWS = 6;

/** Other databases: on the same subject, from the same vendor, and those used most. A list that is empty or silent is left out. */
export function RelatedDatabases({ eresource: { id } }: { readonly eresource: Pick<EresourceDetail, 'id'> }) {
  const { t } = useTranslation('databases');
  const subject = useCall(listOfSameSubject, { id }, { staleMs: STALE_MS });
  const vendor = useCall(listOfSameVendor, { id }, { staleMs: STALE_MS });
  const hot = useCall(listHotEresources, { rows: HOT_ROWS }, { staleMs: STALE_MS });
  return (
    <div className={styles.side}>
      <Others title={t('related.subject')} eresources={subject.data} />
      <Others title={t('related.vendor')} eresources={vendor.data} />
      <Others
        title={t('related.hot')}
        note={t('related.hotNote')}
        eresources={hot.data?.filter((one) => one.id !== id)}
      />
    </div>
  );
}

function Others({
  title,
  note,
  eresources,
}: {
  readonly title: string;
  readonly note?: string;
  readonly eresources: readonly EresourceSummary[] | undefined;
}) {
  const heading = useId();
  const addresses = useEresourceAddresses();
  if (!eresources || eresources.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {note && <p className="muted small">{note}</p>}
      <ul>
        {eresources.map((one) => (
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
