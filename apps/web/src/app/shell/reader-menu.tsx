import { getCustomFindMenu } from '@lectern/contracts/tenant/get-custom-find-menu';
import { BookOpen, LogOut, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Avatar } from '../../components/avatar.tsx';
import { Menu, type MenuEntry } from '../../components/menu.tsx';
import { showToast } from '../../lib/toasts.ts';
import { useCall } from '../../lib/use-call.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { useSession } from '../../lib/use-session.ts';
import { routeAt } from '../route-at.ts';
import { menuLinks } from './menu-entries.ts';

/** The menu of the signed-in reader: their pages, the library's own links, sign out. */
export function ReaderMenu() {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const { user } = useSession();
  const { data } = useCall(getCustomFindMenu, {}, { staleMs: 10 * 60_000 });
  const leave = useLeave();
  const name = user?.name ?? '';
  const own: MenuEntry[] = menuLinks(
    (data ?? []).filter(({ pc }) => pc === '1'),
    language,
  ).map((link) => ({ ...link, label: link.name }));
  return (
    <Menu
      label={t('readerMenu', { name })}
      withoutArrow
      entries={[
        {
          key: 'personal',
          label: t('personalCenter'),
          icon: <UserRound size={17} aria-hidden />,
          to: '/personalCenter',
        },
        {
          key: 'loans',
          label: t('borrowing'),
          icon: <BookOpen size={17} aria-hidden />,
          to: '/personalCenter/borrowing',
        },
        ...own,
        { key: 'line', separator: true },
        { key: 'leave', label: t('signOut'), icon: <LogOut size={17} aria-hidden />, run: leave },
      ]}
    >
      <Avatar name={name} {...(user?.opacPicUrl && { imgUrl: user.opacPicUrl })} />
    </Menu>
  );
}

/** Signs out and stays on the page, except on the reader's own pages (specification 1, section 4). */
function useLeave(): () => void {
  const { t } = useTranslation('app');
  const { signOut } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  return () => {
    signOut().then(
      async () => {
        showToast('ok', t('signedOut'));
        if (routeAt(pathname)?.access === 'patron') await navigate('/home');
      },
      (error: unknown) => showToast('warn', errorText(error)),
    );
  };
}
