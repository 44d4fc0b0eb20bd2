import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { forgetTabStars, tabStars } from '../../../lib/tab-stars.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import styles from './favourites.module.css';
import { FAVOURITE_CALLS } from './use-removal.ts';

/** After signing in: asks whether what was chosen in this tab is to be kept. Drawn only while somebody is signed in. */
export default function OfferedStars() {
  const { t } = useTranslation('favourites');
  const errorText = useErrorText();
  const offered = useExternalStore(tabStars);
  const add = useAction(addFavourites, {
    invalidates: FAVOURITE_CALLS,
    onDone: () => {
      forgetTabStars();
      showToast('ok', t('added'));
    },
  });
  if (offered.length === 0) return null;
  return (
    <Dialog
      title={t('offer.title')}
      onClose={forgetTabStars}
      footer={
        <>
          <Button
            kind="primary"
            busy={add.running}
            onClick={() => add.start({ recordIds: offered.map(({ recordId }) => recordId) })}
          >
            {t('offer.add')}
          </Button>
          <Button onClick={forgetTabStars}>{t('offer.forget')}</Button>
        </>
      }
    >
      {add.error && <Notice tone="bad">{errorText(add.error)}</Notice>}
      <p>{t('offer.explain')}</p>
      <ul className={styles.offered}>
        {offered.map(({ recordId, title, author }) => (
          <li key={recordId}>{author ? `${title} / ${author}` : title}</li>
        ))}
      </ul>
    </Dialog>
  );
}
