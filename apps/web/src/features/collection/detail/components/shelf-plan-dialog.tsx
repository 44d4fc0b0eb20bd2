import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../components/dialog.tsx';
import styles from './shelf-plan-dialog.module.css';

/** A floor plan on which one shelf lights up. The drawing is an image, so that nothing in it can run. */
export function ShelfPlanDialog({
  shelf,
  callNo,
  plan,
  onClose,
}: {
  readonly shelf: string;
  readonly callNo: string;
  readonly plan: { readonly name: string; readonly address: string };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('detail');
  return (
    <Dialog title={plan.name} onClose={onClose} width="860px">
      <p className={styles.where}>
        <b>{t('plan.shelf', { shelf })}</b>
        {callNo && <span className="muted">{callNo}</span>}
      </p>
      <img className={styles.plan} src={plan.address} alt={t('plan.picture', { plan: plan.name, shelf })} />
    </Dialog>
  );
}
