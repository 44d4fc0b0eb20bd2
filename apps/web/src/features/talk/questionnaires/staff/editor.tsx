import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import { getQuestionnaireResults } from '@lectern/contracts/talk/questionnaires/get-questionnaire-results';
import { listStaffQuestionnaires } from '@lectern/contracts/talk/questionnaires/list-staff-questionnaires';
import { putQuestionnaire } from '@lectern/contracts/talk/questionnaires/put-questionnaire';
import type { StaffQuestionnaire } from '@lectern/contracts/talk/questionnaires/questionnaire';
import { Eye } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import styles from '../questionnaires.module.css';
import { OriginalFields } from './original-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { Preview } from './preview.tsx';
import {
  givenQuestionnaire,
  missingIn,
  type QuestionnaireDraft,
  questionnaireDraftOf,
  wholeQuestions,
  wordsIn,
} from './questionnaire-draft.ts';
import { NO_TRANSLATION } from './translation-draft.ts';
import { TranslationFields } from './translation-fields.tsx';

/**
 * Makes a questionnaire, or changes one: in the language in which it was begun, and its words in others. Once somebody has answered, its
 * questions are not changed.
 */
export function Editor({ questionnaire }: { readonly questionnaire?: StaffQuestionnaire }) {
  const { t } = useTranslation('questionnaires');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const own = useLanguage();
  const [original, setOriginal] = useState<Language>(questionnaire?.language ?? own);
  const [shown, setShown] = useState(original);
  const [draft, setDraft] = useState(() => questionnaireDraftOf(questionnaire));
  const [isTried, setIsTried] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const frozen = questionnaire?.isFrozen ? questionnaire : undefined;
  const put = useAction(putQuestionnaire, {
    invalidates: [listStaffQuestionnaires, getQuestionnaireResults],
    onDone: () => {
      showToast('ok', t('staff.saved'));
      void navigate('?');
    },
  });
  const write = (change: Partial<QuestionnaireDraft>) => setDraft((before) => ({ ...before, ...change }));
  const faultsIn = (language: Language) => (isTried ? missingIn(draft, original, language) : []);
  const faulty = LANGUAGES.filter((language) => missingIn(draft, original, language).length > 0);
  const tabs = LANGUAGES.map((key) => {
    const language = LANGUAGE_NAMES[key];
    return { key, label: key === original ? t('staff.originalIn', { language }) : language };
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (faulty[0] && !faulty.includes(shown)) setShown(faulty[0]);
    if (faulty.length > 0 || draft.drafts.length === 0) return;
    put.start({
      ...(questionnaire && { questionnaireId: questionnaire.id, updatedAt: questionnaire.updatedAt }),
      ...givenQuestionnaire(draft, original, frozen),
    });
  }

  return (
    <form className={styles.editor} onSubmit={submit} noValidate>
      <PeriodFields
        period={draft.period}
        wrong={faultsIn(original)}
        onChange={(period) => write({ period })}
      />
      <SelectField
        label={t('staff.originalLanguage')}
        value={original}
        onChange={({ target }) => {
          const chosen = LANGUAGES.find((one) => one === target.value) ?? original;
          setOriginal(chosen);
          setShown(chosen);
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </SelectField>
      <Tabs label={t('staff.languages')} items={tabs} active={shown} onChange={setShown}>
        <div key={shown} className={styles.words}>
          {shown === original ? (
            <OriginalFields
              draft={draft}
              isFrozen={frozen !== undefined}
              wrong={faultsIn(original)}
              onChange={write}
            />
          ) : (
            <TranslationFields
              draft={draft.translations[shown] ?? NO_TRANSLATION}
              questions={wholeQuestions(draft)}
              isFrozen={frozen?.translations.some(({ language }) => language === shown) ?? false}
              wrong={faultsIn(shown)}
              onChange={(one) => write({ translations: { ...draft.translations, [shown]: one } })}
            />
          )}
        </div>
      </Tabs>
      {isTried && faulty.length > 0 && (
        <Notice tone="bad">
          {t('staff.wrongSome', { languages: faulty.map((one) => LANGUAGE_NAMES[one]).join(', ') })}
        </Notice>
      )}
      {put.error && <Notice tone="bad">{errorText(put.error)}</Notice>}
      <div className={styles.tools}>
        <Button type="submit" kind="primary" busy={put.running}>
          {t('staff.save')}
        </Button>
        <Button icon={<Eye size={18} aria-hidden />} onClick={() => setIsPreviewed(true)}>
          {t('staff.preview')}
        </Button>
        <ButtonLink to="?" kind="text">
          {t('back')}
        </ButtonLink>
      </div>
      {isPreviewed && (
        <Preview words={wordsIn(draft, original, shown)} onClose={() => setIsPreviewed(false)} />
      )}
    </form>
  );
}
