import { BookOpen, House, Menu, Search, Sparkles, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ASSISTANT_BUTTON, showAssistant } from '../../lib/assistant-panel.ts';
import { useMedia } from '../../lib/use-media.ts';
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

/** The bar at the bottom of phones: four pages within reach of a thumb, at most one of them lit, the assistant, and the main menu. */
export function TabBar({ hasAssistant = false }: { readonly hasAssistant?: boolean }) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const isPhone = useMedia('(max-width: 640px)');
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
        {hasAssistant && isPhone && (
          <button
            id={ASSISTANT_BUTTON}
            type="button"
            className={styles.tab}
            aria-label={t('openAssistant')}
            onClick={() => showAssistant(true)}
          >
            <Sparkles size={20} aria-hidden />
            {t('tabs.assistant')}
          </button>
        )}
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
