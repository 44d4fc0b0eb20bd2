import { BookOpen, House, Menu, Search, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { MenuDrawer } from './menu-drawer.tsx';
import styles from './tab-bar.module.css';

const TABS = [
  { key: 'home', to: '/home', icon: House, here: /^\/home/i },
  { key: 'search', to: '/searchList', icon: Search, here: /^\/searchList/i },
  {
    key: 'borrowing',
    to: '/personalCenter/borrowing',
    icon: BookOpen,
    here: /^\/personalCenter\/borrowing/i,
  },
  { key: 'me', to: '/personalCenter', icon: UserRound, here: /^\/personalCenter(?!\/borrowing)/i },
] as const;

/** The bar at the bottom of phones: four pages within reach of a thumb, at most one of them lit, and the main menu. */
export function TabBar() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.place}>
      <nav className={styles.bar} aria-label={t('tabBar')} data-fixed-bar>
        {TABS.map(({ key, to, icon: Icon, here }) => (
          <Link
            key={key}
            to={to}
            aria-current={here.test(pathname) ? 'page' : undefined}
            className={styles.tab}
          >
            <Icon size={20} aria-hidden />
            {t(`tabs.${key}`)}
          </Link>
        ))}
        <button
          type="button"
          className={styles.tab}
          aria-haspopup="dialog"
          data-tour="menu"
          onClick={() => setOpen(true)}
        >
          <Menu size={20} aria-hidden />
          {t('menu')}
        </button>
      </nav>
      {open && <MenuDrawer onClose={() => setOpen(false)} />}
    </div>
  );
}
