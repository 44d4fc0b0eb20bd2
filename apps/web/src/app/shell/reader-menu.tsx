import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getCustomFindMenu } from '@lectern/contracts/people/tenant/get-custom-find-menu';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../components/avatar.tsx';
import { Menu, type MenuEntry } from '../../components/menu.tsx';
import { PersonalEntryIcon } from '../../components/personal-entry-icon.tsx';
import { noteNavigation } from '../../lib/note-use.ts';
import { groupedMenu } from '../../lib/personal-menu.ts';
import { useTenant } from '../../lib/tenant.ts';
import { useCall } from '../../lib/use-call.ts';
import { useJump } from '../../lib/use-jump.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { useMenuChoice } from '../../lib/use-menu-choice.ts';
import { useSession } from '../../lib/use-session.ts';
import { routeAt } from '../route-at.ts';
import { ROUTES } from '../routes.ts';
import { menuLinks } from './menu-entries.ts';
import styles from './reader-menu.module.css';
import { useLeave } from './use-leave.ts';

/**
 * The signed-in reader (specification 1, section 2, "User dropdown"): the picture leads to the personal centre; the name opens the menu
 * with their pages, the library's services and own links, and sign out.
 */
export function ReaderMenu() {
  const { t } = useTranslation('app');
  const { t: words } = useTranslation('components');
  const { settings } = useTenant();
  // Only the consultation of experts depends on the reader.
  const asksForExperts =
    settings.expertWay === 'link' ? settings.expertUrl !== '' : settings.expertWay !== 'hidden';
  const { data: patron } = useCall(getPatron, {}, { staleMs: 60_000, enabled: asksForExperts });
  const language = useLanguage();
  const { user } = useSession();
  const { data } = useCall(getCustomFindMenu, {}, { staleMs: 10 * 60_000 });
  const leave = useLeave();
  const jump = useJump();
  const name = user?.name ?? '';
  const own: MenuEntry[] = menuLinks(
    (data ?? []).filter(({ pc }) => pc === '1'),
    language,
  ).map((link) => ({ ...link, key: `own-${link.key}`, label: link.name }));
  const pages: MenuEntry[] = groupedMenu({
    settings,
    isExpert: patron?.expertFlag ?? false,
    hasSection,
    hasPage: (path) => routeAt(path) !== undefined,
    own: useMenuChoice(),
  }).flatMap(({ name: group, entries }, at) => [
    ...(at > 0 ? [{ key: group, separator: true as const }] : []),
    ...entries.map(({ key, name: entry, jump: jumps, ...target }) => ({
      ...target,
      run: () => {
        noteNavigation(entry);
        if (jumps) jump(jumps);
      },
      key: `${key}`,
      label: words(`personalMenu.${entry}`),
      icon: <PersonalEntryIcon name={entry} size={17} />,
    })),
  ]);
  return (
    <span className={styles.reader}>
      <Link to="/personalCenter" className={styles.avatar} aria-label={t('personalCentre')}>
        <Avatar name={name} {...(user?.opacPicUrl && { imgUrl: user.opacPicUrl })} />
      </Link>
      <Menu
        label={t('readerMenu', { name })}
        entries={[
          ...pages,
          ...(own.length > 0 ? [{ key: 'own', separator: true as const }, ...own] : []),
          {
            key: 'leave',
            label: t('signOut'),
            icon: <LogOut size={17} aria-hidden />,
            run: leave,
            pinned: true,
          },
        ]}
      >
        <span className={styles.name}>{name}</span>
      </Menu>
    </span>
  );
}

function hasSection(section: string): boolean {
  return Object.hasOwn(ROUTES.personal.sections, section);
}
