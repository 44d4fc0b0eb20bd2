import { listPurchaseClasses } from '@lectern/contracts/buying/purchase/list-classes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { classAddress } from '../purchase-address.ts';
import styles from './items.module.css';

/** The classes below a class, with how many titles each has. Nothing where there are none. */
export function ClassLinks({ parent }: { readonly parent: string }) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const { data } = useCall(listPurchaseClasses, { parent });
  if (!data || data.classes.length === 0) return null;
  return (
    <section className={styles.shelf}>
      <h2>{t('classes.title')}</h2>
      <ul className={styles.classes}>
        {data.classes.map(({ code, notation, name, count }) => (
          <li key={code}>
            <Link to={classAddress(code)}>
              <span dir="auto">{`${notation} ${name}`.trim()}</span>
              <span className="muted small num">{format.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
