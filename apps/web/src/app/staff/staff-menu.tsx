import { ChevronDown, Lock, MapPin, Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { IconButton } from '../../components/icon-button.tsx';
import { changeLanguage } from '../../lib/i18n.ts';
import { STAFF_GROUPS, type StaffGroup, type StaffPage } from '../../lib/staff/staff-page.ts';
import { useStaff } from '../../lib/staff/use-staff.ts';
import { useTenant } from '../../lib/tenant.ts';
import { ColourModeMenu } from '../shell/colour-mode-menu.tsx';
import { LanguageChoice } from '../shell/language-choice.tsx';
import type { WordsName } from '../word-keys.ts';
import { lockDesk } from './lock-desk.ts';
import { maySee } from './may-see.ts';
import styles from './staff-menu.module.css';
import { STAFF_PAGES } from './staff-pages.ts';

/** Locks the desk from every page, also while a field has the focus. */
const LOCK_KEY = 'F9';

/** The pages that the member may see, where they work, and how to leave. On narrow windows behind a button. */
export function StaffMenu({ open, onToggle }: { readonly open: boolean; readonly onToggle: () => void }) {
  const { t } = useTranslation('staff');
  const { name: library } = useTenant();
  const { name, desk, permissions } = useStaff();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useLockKey();
  // The menu is longer than most windows. The path is named, because the entry is another one where it changes.
  useEffect(() => {
    if (pathname) nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const pages = STAFF_PAGES.filter((page) => maySee(page, permissions));
  const groupShown = pages.find((page) => pathname.startsWith(addressOf(page)))?.group ?? 'desk';
  const [opened, setOpened] = useState<Readonly<Partial<Record<StaffGroup, boolean>>>>({});
  return (
    <header className={styles.side} data-open={open ? '' : undefined}>
      <div className={styles.head}>
        <NavLink to="/" className={styles.library}>
          <span className={styles.sign} aria-hidden />
          <span>{t('deskOf', { library })}</span>
        </NavLink>
        <IconButton
          className={styles.toggle}
          label={t(open ? 'closeMenu' : 'openMenu')}
          aria-expanded={open}
          icon={open ? <X size={22} aria-hidden /> : <MenuIcon size={22} aria-hidden />}
          onClick={onToggle}
        />
      </div>
      <div className={styles.content}>
        <nav ref={nav} aria-label={t('menu')} className={styles.nav}>
          {STAFF_GROUPS.map((group) => {
            const shown = pages.filter((page) => page.group === group);
            if (shown.length === 0) return null;
            return (
              <Group
                key={group}
                title={t(`group.${group}`)}
                pages={shown}
                // All open, the menu is longer than most windows.
                open={opened[group] ?? (group === 'desk' || group === groupShown)}
                onToggle={(isOpen) => setOpened((now) => ({ ...now, [group]: isOpen }))}
              />
            );
          })}
        </nav>
        <div className={styles.foot}>
          <NavLink to="/where" className={styles.where}>
            <MapPin size={17} aria-hidden />
            <span>
              {desk.libraryCode ? [desk.libraryName, desk.name].filter(Boolean).join(' · ') : t('desk.none')}
            </span>
          </NavLink>
          <div className={styles.member}>
            <NavLink to="/me">{name}</NavLink>
            <LanguageChoice choose={changeLanguage}>
              {(of) => <span className={styles.language}>{of}</span>}
            </LanguageChoice>
            <ColourModeMenu />
          </div>
          <button type="button" className={styles.lock} onClick={() => void lockDesk()}>
            <Lock size={17} aria-hidden />
            <span>{t('lock')}</span>
            <kbd>{LOCK_KEY}</kbd>
          </button>
        </div>
      </div>
    </header>
  );
}

/** A part of the menu, which its heading opens and folds. */
function Group({
  title,
  pages,
  open,
  onToggle,
}: {
  readonly title: string;
  readonly pages: readonly StaffPage[];
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}) {
  return (
    <div>
      <h2>
        <button type="button" className={styles.group} aria-expanded={open} onClick={() => onToggle(!open)}>
          {title}
          <ChevronDown size={16} aria-hidden />
        </button>
      </h2>
      {open && (
        <ul>
          {pages.map((page) => (
            <li key={page.path}>
              <Entry
                page={page}
                isAbove={pages.some((other) => addressOf(other).startsWith(`${addressOf(page)}/`))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Where an entry of the menu leads: the path without what it can name. */
function addressOf({ path }: StaffPage): string {
  return path.split('/:')[0] ?? '/';
}

function Entry({
  page,
  isAbove,
}: {
  readonly page: StaffPage;
  /** The address of another entry begins with that of this one, which is not where that one is. */
  readonly isAbove: boolean;
}) {
  const t = useTranslation(page.words as WordsName).t as (key: string) => string;
  const Icon = page.icon;
  return (
    <NavLink to={addressOf(page)} end={isAbove} className={styles.entry}>
      <Icon size={18} aria-hidden />
      {t(page.title)}
    </NavLink>
  );
}

function useLockKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== LOCK_KEY) return;
      event.preventDefault();
      void lockDesk();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
