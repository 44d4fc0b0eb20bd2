import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getCustomFindMenu } from '@lectern/contracts/people/tenant/get-custom-find-menu';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/avatar.tsx';
import { Menu, type MenuEntry } from '../../components/menu.tsx';
import { PersonalEntryIcon } from '../../components/personal-entry-icon.tsx';
import { noteNavigation } from '../../lib/note-use.ts';
import { personalMenu } from '../../lib/personal-menu.ts';
import { useTenant } from '../../lib/tenant.ts';
import { useCall } from '../../lib/use-call.ts';
import { useJump } from '../../lib/use-jump.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { useMenuChoice } from '../../lib/use-menu-choice.ts';
import { useSession } from '../../lib/use-session.ts';
import { routeAt } from '../route-at.ts';
import { ROUTES } from '../routes.ts';
import { menuLinks } from './menu-entries.ts';
import { useLeave } from './use-leave.ts';

/**
 * The menu of the signed-in reader (specification 1, section 2, "User dropdown"): their pages, the library's services and own links, sign
 * out.
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
  const pages: MenuEntry[] = personalMenu({
    settings,
    isExpert: patron?.expertFlag ?? false,
    hasSection,
    hasPage: (path) => routeAt(path) !== undefined,
    own: useMenuChoice(),
  }).map(({ key, name: entry, jump: jumps, ...target }) => ({
    ...target,
    run: () => {
      noteNavigation(entry);
      if (jumps) jump(jumps);
    },
    key: `${key}`,
    label: words(`personalMenu.${entry}`),
    icon: <PersonalEntryIcon name={entry} size={17} />,
  }));
  return (
    <Menu
      label={t('readerMenu', { name })}
      withoutArrow
      entries={[
        ...pages,
        ...own,
        { key: 'line', separator: true },
        { key: 'leave', label: t('signOut'), icon: <LogOut size={17} aria-hidden />, run: leave },
      ]}
    >
      <Avatar name={name} {...(user?.opacPicUrl && { imgUrl: user.opacPicUrl })} />
    </Menu>
  );
}

function hasSection(section: string): boolean {
  return Object.hasOwn(ROUTES.personal.sections, section);
}
