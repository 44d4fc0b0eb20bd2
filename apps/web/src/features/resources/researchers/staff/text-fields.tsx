import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../../components/tabs.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { type Draft, linesOf } from './draft.ts';
import styles from './staff-researchers.module.css';

const TABS = LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] }));
const FIELDS = [
  { name: 'position', max: 100, rows: 1 },
  { name: 'titles', max: 300, rows: 2 },
  { name: 'introduction', max: 4000, rows: 6 },
] as const;

/** Position, titles and introduction in each language, and topics. */
export function TextFields({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}) {
  const { t } = useTranslation('researchers');
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <>
      <Tabs label={t('staff.language')} items={TABS} active={language} onChange={setLanguage}>
        <div key={language} className={styles.part} lang={language}>
          {FIELDS.map(({ name, max, rows }) => (
            <TextArea
              key={name}
              label={t(`staff.${name}`)}
              rows={rows}
              value={draft[name][language] ?? ''}
              maxLength={max}
              onChange={({ target }) => onChange({ [name]: { ...draft[name], [language]: target.value } })}
            />
          ))}
        </div>
      </Tabs>
      <TextArea
        label={t('facts.topics')}
        hint={t('staff.topicsHint')}
        rows={3}
        value={draft.topics.join('\n')}
        onChange={({ target }) => onChange({ topics: linesOf(target.value) })}
      />
    </>
  );
}
