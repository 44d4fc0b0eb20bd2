import { Globe } from 'lucide-react';
import { chooseLanguage } from '../../lib/account-language.ts';
import { LanguageChoice } from './language-choice.tsx';
import styles from './language-menu.module.css';

/** The languages that the tenant offers, in the header. An account keeps what its reader chooses. */
export function LanguageMenu() {
  return (
    <LanguageChoice choose={chooseLanguage}>
      {(name) => (
        <>
          <Globe size={18} aria-hidden className={styles.globe} />
          <span className={styles.name}>{name}</span>
        </>
      )}
    </LanguageChoice>
  );
}
