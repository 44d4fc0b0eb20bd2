import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Menu, type MenuEntry } from '../../components/menu.tsx';
import { useEntriesThatFit } from '../../components/use-entries-that-fit.ts';
import styles from './main-menu.module.css';
import { currentLink, isCurrent, type MenuLink, targetsOf } from './menu-entries.ts';
import { useMenuLinks } from './use-menu-links.ts';

/** The tenant's main menu: as many entries as fit, the others in the list of a button. The entry of this page is always shown. */
export function MainMenu() {
  const { t } = useTranslation('app');
  const links = useMenuLinks();
  const place = useLocation();
  const current = currentLink(links, place);
  const list = useRef<HTMLUListElement>(null);
  const fitting = useEntriesThatFit(list, { count: links.length, current });
  const others = links.filter((_, index) => !fitting.includes(index));
  useFocusInSight(list, fitting);
  const none = fitting.length === 0;
  return (
    <nav className={styles.menu} aria-label={t('mainMenu')} data-tour="menu">
      <ul ref={list}>
        {links.map((link, index) => (
          <li key={link.key} data-beyond={!fitting.includes(index) || undefined}>
            {link.children.length > 0 ? (
              <SubMenu link={link} current={index === current} />
            ) : (
              <TopLink link={link} current={index === current} />
            )}
          </li>
        ))}
        <li data-beyond={others.length === 0 || undefined}>
          <Menu
            label={t(none ? 'menu' : 'moreMenu')}
            align="start"
            current={current >= 0 && !fitting.includes(current)}
            entries={entriesOf(others, place)}
          >
            {/* Both words have their place, so that the button is as wide with either. */}
            <span className={styles.more}>
              <span data-silent={none || undefined}>{t('more')}</span>
              <span data-silent={!none || undefined}>{t('menu')}</span>
            </span>
          </Menu>
        </li>
      </ul>
    </nav>
  );
}

/** The entries of a list. Those below an entry bear its name too. */
function entriesOf(links: readonly MenuLink[], place: { pathname: string; search: string }): MenuEntry[] {
  return links.flatMap(targetsOf).map(({ key, name, to, href, newWindow }) => ({
    key,
    label: name,
    newWindow,
    ...(to && { to, current: isCurrent(to, place) }),
    ...(href && { href }),
  }));
}

/** If the entry with the focus does not fit any longer, because the page was zoomed, its focus moves to the button of the others. */
function useFocusInSight(list: React.RefObject<HTMLElement | null>, fitting: readonly number[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other entries fit
  useLayoutEffect(() => {
    if (list.current?.querySelector('[data-beyond]:focus-within'))
      list.current.querySelector<HTMLElement>(':scope > li:last-child button')?.focus();
  }, [list, fitting]);
}

function TopLink({ link, current }: { readonly link: MenuLink; readonly current: boolean }) {
  const window = link.newWindow ? { target: '_blank', rel: 'noopener' } : {};
  if (link.to)
    return (
      <Link className={styles.link} to={link.to} aria-current={current ? 'page' : undefined} {...window}>
        {link.name}
      </Link>
    );
  return (
    <a className={styles.link} href={link.href} {...window}>
      {link.name}
    </a>
  );
}

function SubMenu({ link, current }: { readonly link: MenuLink; readonly current: boolean }) {
  const place = useLocation();
  return (
    <Menu label={link.name} align="start" current={current} entries={entriesOf([link], place)}>
      {link.name}
    </Menu>
  );
}
