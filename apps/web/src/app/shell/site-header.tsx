import { LogIn, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useSession } from '../../lib/use-session.ts';
import { ColourModeMenu } from './colour-mode-menu.tsx';
import { HelpMenu } from './help-menu.tsx';
import { InboxLink } from './inbox-link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { LibraryMenu } from './library-menu.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { ReaderMenu } from './reader-menu.tsx';
import styles from './site-header.module.css';
import { focusSearch } from './use-search-key.ts';

/** Logo, menu, language, colours, and the reader. */
export function SiteHeader() {
  const { t } = useTranslation('app');
  const { signedIn, openLogin } = useSession();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <Logo />
        <MainMenu />
        <div className={styles.tools}>
          <IconButton
            label={t('searchHint')}
            aria-keyshortcuts="/"
            icon={<Search size={18} aria-hidden />}
            onClick={focusSearch}
            className={styles.search}
          />
          <LibraryMenu />
          <HelpMenu />
          <ColourModeMenu />
          <LanguageMenu />
          {signedIn && <InboxLink />}
          <span data-tour="user">
            {signedIn ? (
              <ReaderMenu />
            ) : (
              <Button
                size="small"
                className={styles.signIn}
                icon={<LogIn size={18} aria-hidden />}
                onClick={() => openLogin()}
              >
                <span>{t('signIn')}</span>
              </Button>
            )}
          </span>
        </div>
      </div>
    </header>
  );
}
