import { addOnlineFavourite } from '@lectern/contracts/shelf/favourites/add-online-favourite';
import { Star as StarIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useSession } from '../../../lib/use-session.ts';
import styles from './favourites.module.css';
import { useStarred } from './starred.ts';
import { FAVOURITE_CALLS, useRemoval } from './use-removal.ts';

/** Adds an electronic database, or a title of one, to the favourites, or removes it. Who is not signed in is asked to sign in. */
export default function DatabaseStar({
  recordId,
  title,
}: {
  readonly recordId: string;
  readonly title: string;
}) {
  const { t } = useTranslation('favourites');
  const errorText = useErrorText();
  const { signedIn, openLogin } = useSession();
  const starred = useStarred(recordId) === true;
  const add = useAction(addOnlineFavourite, {
    invalidates: FAVOURITE_CALLS,
    onDone: () => showToast('ok', t('added')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const remove = useRemoval();
  function toggle() {
    if (!signedIn) openLogin('needed');
    else if (starred) remove.start({ recordIds: [recordId] });
    else add.start({ recordId });
  }
  return (
    <Button
      aria-pressed={starred}
      aria-label={t('starThis', { title })}
      busy={add.running || remove.running}
      icon={<StarIcon size={16} className={starred ? styles.starred : undefined} aria-hidden />}
      onClick={toggle}
    >
      {t(starred ? 'isStarred' : 'star')}
    </Button>
  );
}
