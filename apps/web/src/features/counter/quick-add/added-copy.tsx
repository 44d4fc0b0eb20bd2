import { checkOut } from '@lectern/contracts/counter/desk/check-out';
import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import type { addCopy } from '@lectern/contracts/counter/quick-add/add-copy';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useStaff } from '../../../lib/staff/use-staff.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './quick-add.module.css';

/** What was added, with the barcode to write on it, and what can be done with it next. */
export function AddedCopy({
  added: { title, barcode },
  patronId,
  onSameTitle,
  onOtherTitle,
}: {
  readonly added: OutputOf<(typeof addCopy)['output']>;
  /** The reader at the desk who waits for it. */
  readonly patronId: string | undefined;
  readonly onSameTitle: () => void;
  readonly onOtherTitle: () => void;
}) {
  const { t } = useTranslation('quick-add');
  const errorText = useErrorText();
  const format = useFormat();
  const navigate = useNavigate();
  const { may } = useStaff();
  const lend = useAction(checkOut, {
    invalidates: [getDeskReader],
    onDone({ normReturnDate }) {
      showToast('ok', t('added.lent', { date: format.date(normReturnDate) }));
      void navigate(`/desk/${patronId}`);
    },
  });
  return (
    <Card as="section" padded className={styles.part}>
      <h2 className={styles.heading} role="status">
        {t('added.heading', { title })}
      </h2>
      <p>{t('added.barcode')}</p>
      <p className={styles.barcode}>{barcode}</p>
      {lend.error && <Notice tone="bad">{errorText(lend.error)}</Notice>}
      <div className={styles.buttons}>
        {patronId !== undefined && may('circulation.desk') && (
          <Button
            kind="primary"
            autoFocus
            busy={lend.running}
            onClick={() => lend.start({ patronId, barcode })}
          >
            {t('added.lend')}
          </Button>
        )}
        <Button onClick={onSameTitle}>{t('added.same')}</Button>
        <Button onClick={onOtherTitle}>{t('added.other')}</Button>
      </div>
    </Card>
  );
}
