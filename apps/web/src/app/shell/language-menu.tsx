import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../components/menu.tsx';
import { chooseLanguage } from '../../lib/account-language.ts';
import { knownLanguage } from '../../lib/language.ts';
import { LANGUAGE_NAMES } from '../../lib/language-names.ts';
import { useTenant } from '../../lib/tenant.ts';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './language-menu.module.css';

/** The languages that the tenant offers. Nothing is shown if there is only one. */
export function LanguageMenu() {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const { languages } = useTenant();
  const offered = languages.map(knownLanguage).filter((one) => one !== undefined);
  if (offered.length < 2) return null;
  return (
    <Menu
      label={`${t('language')}: ${LANGUAGE_NAMES[language]}`}
      entries={offered.map((one) => ({
        key: one,
        label: LANGUAGE_NAMES[one],
        checked: one === language,
        run: () => void chooseLanguage(one),
      }))}
    >
      <Globe size={18} aria-hidden className={styles.globe} />
      <span className={styles.name}>{LANGUAGE_NAMES[language]}</span>
    </Menu>
  );
}
