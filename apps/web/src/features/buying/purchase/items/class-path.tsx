import { getPurchaseClass } from '@lectern/contracts/buying/purchase/get-class';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/use-call.ts';
import { classAddress } from '../purchase-address.ts';
import styles from './items.module.css';

/** The way from all classes to the chosen one. */
export function ClassPath({ category }: { readonly category: string }) {
  const { t } = useTranslation('purchase');
  const { data } = useCall(getPurchaseClass, { categoryNo: category }, { enabled: category !== '' });
  if (category === '' || !data) return null;
  return (
    <nav className={styles.path} aria-label={t('classes.path')}>
      <Link to="/drivePurList">{t('classes.all')}</Link>
      {data.path.map(({ code, notation, name }) => (
        <Link key={code} to={classAddress(code)} dir="auto">
          {`${notation} ${name}`.trim()}
        </Link>
      ))}
      <strong dir="auto" aria-current="page">
        {`${data.notation} ${data.name}`.trim()}
      </strong>
    </nav>
  );
}
