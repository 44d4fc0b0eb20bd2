import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import { MAX_GUIDE, MAX_INTRODUCTION } from '@lectern/contracts/resources/databases/eresource';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../../../components/tabs.tsx';
import { TextArea } from '../../../../../components/text-area.tsx';
import { LANGUAGE_NAMES } from '../../../../../lib/language-names.ts';
import { useLanguage } from '../../../../../lib/use-language.ts';
import styles from '../staff.module.css';
import type { Draft } from './draft.ts';

const TABS = LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] }));
const FIELDS = [
  { name: 'introduction', max: MAX_INTRODUCTION, rows: 8 },
  { name: 'guide', max: MAX_GUIDE, rows: 8 },
  { name: 'coverage', max: 500, rows: 2 },
] as const;

/** What a database is, how it is used and what it covers, in each language. */
export function LanguageTexts({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}) {
  const { t } = useTranslation('databases');
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <Tabs label={t('staff.language')} items={TABS} active={language} onChange={setLanguage}>
      <div key={language} className={styles.part} lang={language}>
        {FIELDS.map(({ name, max, rows }) => (
          <TextArea
            key={name}
            label={t(`staff.field.${name}`)}
            rows={rows}
            value={draft[name][language] ?? ''}
            maxLength={max}
            onChange={({ target }) => onChange({ [name]: { ...draft[name], [language]: target.value } })}
          />
        ))}
      </div>
    </Tabs>
  );
}
