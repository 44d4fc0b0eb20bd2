import type { Language } from '@lectern/contracts/kernel/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../components/menu.tsx';
import { knownLanguage } from '../../lib/language.ts';
import { LANGUAGE_NAMES } from '../../lib/language-names.ts';
import { useTenant } from '../../lib/tenant.ts';
import { useLanguage } from '../../lib/use-language.ts';

/** A menu of the languages that the tenant offers. Nothing is shown if there is only one. */
export function LanguageChoice({
  choose,
  children,
}: {
  readonly choose: (language: Language) => Promise<void>;
  /** What the button shows beside its name for screen readers. */
  readonly children: (name: string) => ReactNode;
}) {
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
        run: () => void choose(one),
      }))}
    >
      {children(LANGUAGE_NAMES[language])}
    </Menu>
  );
}
