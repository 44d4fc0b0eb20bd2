import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../components/menu.tsx';
import { changeLanguage } from '../../lib/i18n.ts';
import { knownLanguage } from '../../lib/language.ts';
import { useTenant } from '../../lib/tenant.ts';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './language-menu.module.css';

/** The name of each language in that language, so that people find it who read no other. */
const OWN_NAMES = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'en-US': 'English',
  'fr-FR': 'Français',
} as const;

/** The languages that the tenant offers. Nothing is shown if there is only one. */
export function LanguageMenu() {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const { languages } = useTenant();
  const offered = languages.map(knownLanguage).filter((one) => one !== undefined);
  if (offered.length < 2) return null;
  return (
    <Menu
      label={`${t('language')}: ${OWN_NAMES[language]}`}
      entries={offered.map((one) => ({
        key: one,
        label: OWN_NAMES[one],
        checked: one === language,
        run: () => void changeLanguage(one),
      }))}
    >
      <Globe size={18} aria-hidden className={styles.globe} />
      <span className={styles.name}>{OWN_NAMES[language]}</span>
    </Menu>
  );
}
