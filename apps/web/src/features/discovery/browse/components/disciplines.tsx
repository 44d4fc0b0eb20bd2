import { listDisciplines } from '@lectern/contracts/discovery/browse/list-disciplines';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { withAddressName } from '../../../../lib/with-address-name.ts';
import { disciplineAddress } from '../browse-address.ts';
import styles from './disciplines.module.css';

/** The disciplines, each a link to its page. */
export function Disciplines() {
  const { t } = useTranslation('browse');
  const format = useFormat();
  const { data } = useCall(listDisciplines, {}, { staleMs: 60_000 });
  const used = data?.filter(({ count }) => count > 0) ?? [];
  if (used.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('disciplines')}</h2>
      <ul className={styles.list}>
        {used.map(({ code, name, count }) => (
          <li key={code}>
            <Link to={withAddressName(disciplineAddress(code), 'name', name)}>
              <span>{name}</span>
              <span className="muted small num">{format.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
