import { copyList } from '@lectern/contracts/shelf/booklists/copy-list';
import { followList } from '@lectern/contracts/shelf/booklists/follow-list';
import { unfollowList } from '@lectern/contracts/shelf/booklists/unfollow-list';
import { Bookmark, Copy, Flag, Pencil, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useSession } from '../../../../lib/use-session.ts';
import { editAddress } from '../addresses.ts';
import styles from '../booklists.module.css';
import { LIST_CALLS } from '../list-calls.ts';
import type { BookList } from '../own-list.ts';
import { ReportDialog } from './report-dialog.tsx';

const SharePageDialog = lazy(() => import('../../../../components/share-page-dialog.tsx'));

/** What a reader can do with a list: follow, copy, share, report, and change an own one. */
export function ListTools({ list }: { readonly list: BookList }) {
  const { t } = useTranslation('booklists');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { signedIn, openLogin } = useSession();
  const [open, setOpen] = useState<'share' | 'report'>();
  const { id, own, followed, mine } = list;
  const outcome = (text: string) => ({
    invalidates: LIST_CALLS,
    onDone: () => showToast('ok', text),
    onRefused: (error: unknown) => showToast('bad', errorText(error)),
  });
  const follow = useAction(followList, outcome(t('followed')));
  const unfollow = useAction(unfollowList, outcome(t('unfollowed')));
  const copy = useAction(copyList, {
    ...outcome(''),
    onDone: (made) =>
      showToast('ok', t('copied'), {
        label: t('openCopy'),
        run: () => void navigate(editAddress(made.id)),
      }),
  });
  const whenSignedIn = (act: () => void) => () => (signedIn ? act() : openLogin('needed'));
  const isOpen = !mine || mine.state === 'open';
  return (
    <div className={styles.tools}>
      {own ? (
        <ButtonLink kind="primary" to={editAddress(id)} icon={<Pencil size={16} aria-hidden />}>
          {t('edit')}
        </ButtonLink>
      ) : (
        <Button
          kind={followed ? 'plain' : 'primary'}
          aria-pressed={followed}
          busy={follow.running || unfollow.running}
          icon={<Bookmark size={16} className={followed ? styles.followed : undefined} aria-hidden />}
          onClick={whenSignedIn(() => (followed ? unfollow : follow).start({ id }))}
        >
          {t(followed ? 'following' : 'follow')}
        </Button>
      )}
      <Button
        icon={<Copy size={16} aria-hidden />}
        busy={copy.running}
        onClick={whenSignedIn(() => copy.start({ id }))}
      >
        {t('copy')}
      </Button>
      {isOpen && (
        <Button icon={<Share2 size={16} aria-hidden />} onClick={() => setOpen('share')}>
          {t('share.open')}
        </Button>
      )}
      {!own && (
        <Button
          kind="text"
          icon={<Flag size={16} aria-hidden />}
          onClick={whenSignedIn(() => setOpen('report'))}
        >
          {t('report.open')}
        </Button>
      )}
      {open === 'share' && (
        <Suspense>
          <SharePageDialog kind="list" id={id} name={list.name} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {open === 'report' && <ReportDialog id={id} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
