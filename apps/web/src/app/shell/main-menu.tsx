import { getMenuList } from '@lectern/contracts/tenant/get-menu-list';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Menu } from '../../components/menu.tsx';
import { useCall } from '../../lib/use-call.ts';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './main-menu.module.css';
import { isCurrent, type MenuLink, menuLinks } from './menu-entries.ts';

/** The tenant's main menu. */
export function MainMenu() {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const { data } = useCall(getMenuList, {}, { staleMs: 10 * 60_000, keepPrevious: true });
  return (
    <nav className={styles.menu} aria-label={t('mainMenu')}>
      <ul>
        {menuLinks(data ?? [], language).map((link) => (
          <li key={link.key}>
            {link.children.length > 0 ? <SubMenu link={link} /> : <TopLink link={link} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopLink({ link }: { readonly link: MenuLink }) {
  const place = useLocation();
  const window = link.newWindow ? { target: '_blank', rel: 'noopener' } : {};
  if (link.to)
    return (
      <Link
        className={styles.link}
        to={link.to}
        aria-current={isCurrent(link.to, place) ? 'page' : undefined}
        {...window}
      >
        {link.name}
      </Link>
    );
  return (
    <a className={styles.link} href={link.href} {...window}>
      {link.name}
    </a>
  );
}

function SubMenu({ link }: { readonly link: MenuLink }) {
  return (
    <Menu
      label={link.name}
      align="start"
      entries={link.children.map((child) => ({ ...child, label: child.name }))}
    >
      {link.name}
    </Menu>
  );
}
