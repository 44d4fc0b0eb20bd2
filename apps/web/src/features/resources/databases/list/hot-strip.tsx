import { listHotEresources } from '@lectern/contracts/resources/databases/list-hot-eresources';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/use-call.ts';
import { useEresourceAddresses } from '../eresource-address.ts';
import styles from './list.module.css';

/** The databases opened most in the last days, in one line. Nothing where there are none or they cannot be asked for. */
export function HotStrip() {
  const { t } = useTranslation('databases');
  const addresses = useEresourceAddresses();
  const { data } = useCall(listHotEresources, { rows: 6 }, { staleMs: 5 * 60_000 });
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.hot} aria-labelledby="hot-databases">
      <h2 id="hot-databases">{t('related.hot')}</h2>
      <ul>
        {data.map(({ id, name }) => (
          <li key={id}>
            <Link to={addresses.of(id)} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
