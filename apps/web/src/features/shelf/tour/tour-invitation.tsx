import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import styles from './tour.module.css';

const PARTS = ['search', 'menu', 'user'] as const;

/** Says what the tour shows, and asks whether to begin (specification 1, section 9: 778 pixels wide). */
export function TourInvitation({
  onStart,
  onClose,
}: {
  readonly onStart: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('tour');
  return (
    <Dialog
      title={t('welcome')}
      width="778px"
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" onClick={onStart}>
            {t('start')}
          </Button>
          <Button onClick={onClose}>{t('notNow')}</Button>
        </>
      }
    >
      <p>{t('intro')}</p>
      <ol className={styles.parts}>
        {PARTS.map((part) => (
          <li key={part}>{t(`${part}.title`)}</li>
        ))}
      </ol>
      <p className="muted small">{t('again')}</p>
    </Dialog>
  );
}
