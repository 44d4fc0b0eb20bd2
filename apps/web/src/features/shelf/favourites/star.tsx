import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { Star as StarIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import type { NamedBib } from '../../../lib/bib-dialogs.ts';
import { toggleTabStar } from '../../../lib/tab-stars.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useSession } from '../../../lib/use-session.ts';
import styles from './favourites.module.css';
import { useStarred } from './starred.ts';
import { FAVOURITE_CALLS, useRemoval } from './use-removal.ts';

/** Adds a work to the favourites, or removes it. While nobody is signed in, the tab keeps the choice. */
export default function Star({ bib }: { readonly bib: NamedBib }) {
  const { t } = useTranslation('favourites');
  const errorText = useErrorText();
  const { signedIn, openLogin } = useSession();
  const starred = useStarred(bib.recordId);
  const add = useAction(addFavourites, {
    invalidates: FAVOURITE_CALLS,
    onDone: () => showToast('ok', t('added')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const remove = useRemoval();

  function toggle() {
    const recordIds = [bib.recordId];
    if (signedIn && starred) remove.start({ recordIds });
    else if (signedIn) add.start({ recordIds });
    else {
      toggleTabStar(bib);
      if (!starred) showToast('info', t('inTab'), { label: t('signIn'), run: () => openLogin('needed') });
    }
  }

  return (
    <Button
      kind="text"
      size="small"
      aria-pressed={starred === true}
      aria-label={t('starThis', { title: bib.title })}
      busy={add.running || remove.running}
      icon={<StarIcon size={15} className={starred ? styles.starred : undefined} aria-hidden />}
      onClick={toggle}
    >
      {t(starred ? 'isStarred' : 'star')}
    </Button>
  );
}
