import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import { MOST_SAMPLES } from '@lectern/contracts/people/tenant/assistant-settings';
import type { AssistantTerms } from '@lectern/contracts/reference/ai/assistant-terms';
import { getAssistantTerms } from '@lectern/contracts/reference/ai/get-assistant-terms';
import { putAssistantTerms } from '@lectern/contracts/reference/ai/put-assistant-terms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Choice } from '../../../../components/choices.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import styles from '../models.module.css';

const NUMBERS = [
  { name: 'chatDays', most: 3650 },
  { name: 'atOnce', most: 10_000 },
] as const;
const TABS = LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] }));
const NO_SAMPLE = { 'zh-CN': '', 'zh-TW': '', 'en-US': '', 'fr-FR': '' };
const MAX_SAMPLE = 100;

/** The settings of the assistant besides its models. */
export function TermsForm({ terms, label }: { readonly terms: AssistantTerms; readonly label: string }) {
  const { t } = useTranslation('models');
  const errorText = useErrorText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [switches, setSwitches] = useState({ panel: terms.panel, page: terms.page });
  const [numbers, setNumbers] = useState({
    chatDays: String(terms.chatDays),
    atOnce: String(terms.atOnce),
  });
  const [samples, setSamples] = useState(() =>
    Array.from({ length: MOST_SAMPLES }, (_, at) => terms.samples[at] ?? NO_SAMPLE),
  );
  const [isTried, setIsTried] = useState(false);
  const put = useAction(putAssistantTerms, {
    invalidates: [getAssistantTerms],
    onDone: () => showToast('ok', t('saved')),
  });
  const isRight = ({ name, most }: (typeof NUMBERS)[number]) =>
    /^\d+$/.test(numbers[name].trim()) && Number(numbers[name]) >= 1 && Number(numbers[name]) <= most;

  return (
    <Card as="section" padded className={styles.limits}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (!NUMBERS.every(isRight)) return;
          const { chatDays, atOnce } = numbers;
          put.start({
            ...switches,
            samples,
            chatDays: Number(chatDays),
            atOnce: Number(atOnce),
            version: terms.version,
          });
        }}
      >
        <h2>{label}</h2>
        {(['panel', 'page'] as const).map((name) => (
          <Choice
            key={name}
            type="checkbox"
            title={t(`terms.${name}`)}
            about={t(`terms.${name}Hint`)}
            checked={switches[name]}
            onChange={({ target }) => setSwitches((now) => ({ ...now, [name]: target.checked }))}
          />
        ))}
        <h3>{t('terms.samples')}</h3>
        <p className="muted">{t('terms.samplesHint')}</p>
        <Tabs label={t('terms.languages')} items={TABS} active={language} onChange={setLanguage}>
          <div key={language} className={styles.samples} lang={language}>
            {samples.map((sample, at) => (
              <TextField
                // biome-ignore lint/suspicious/noArrayIndexKey: the fields do not move
                key={at}
                label={t('terms.sample', { number: at + 1 })}
                autoComplete="off"
                maxLength={MAX_SAMPLE}
                value={sample[language]}
                onChange={({ target }) =>
                  setSamples((now) => now.with(at, { ...sample, [language]: target.value }))
                }
              />
            ))}
          </div>
        </Tabs>
        <div className={styles.pair}>
          {NUMBERS.map((field) => (
            <TextField
              key={field.name}
              label={t(`terms.${field.name}`)}
              error={isTried && !isRight(field) ? t('wrong') : undefined}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              value={numbers[field.name]}
              onChange={({ target }) => setNumbers((now) => ({ ...now, [field.name]: target.value }))}
            />
          ))}
        </div>
        {put.error && <Notice tone="bad">{errorText(put.error)}</Notice>}
        <Button type="submit" busy={put.running}>
          {t('terms.save')}
        </Button>
      </form>
    </Card>
  );
}
