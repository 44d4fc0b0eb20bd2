import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import {
  LIBRARY_ANSWER_DATES_REVERSED,
  LIBRARY_ANSWER_INCOMPLETE,
} from '@lectern/contracts/reference/ai/errors';
import { getLibraryAnswer } from '@lectern/contracts/reference/ai/get-library-answer';
import {
  type LibraryAnswer,
  MAX_LIBRARY_ANSWER,
  MAX_WORDING,
  MOST_WORDINGS,
} from '@lectern/contracts/reference/ai/library-answer';
import { previewLibraryAnswer } from '@lectern/contracts/reference/ai/preview-library-answer';
import { putLibraryAnswer } from '@lectern/contracts/reference/ai/put-library-answer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choices.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { LoadingDialog } from '../../../../components/loading-dialog.tsx';
import { HtmlField } from '../../../../components/staff/html-field.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { ANSWER_CALLS } from '../answer-calls.ts';
import styles from '../answers.module.css';

const WIDTH = '860px';
/** One wording in each line. */
const EMPTY = { wordings: '', answer: '' };
const TABS = LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] }));

interface FormProps {
  /** The question that a new answer begins with. */
  readonly question?: string;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

/** Adds an answer, or changes the one with this id once it is loaded. */
export function AnswerForm({ id, ...props }: FormProps & { readonly id?: string | undefined }) {
  const { t } = useTranslation('answers');
  const answer = useCall(getLibraryAnswer, { id: id ?? '' }, { enabled: id !== undefined, staleMs: 0 });
  if (id === undefined) return <Form {...props} />;
  return (
    <LoadingDialog title={t('changeTitle')} width={WIDTH} answer={answer} onClose={props.onClose}>
      {(loaded) => <Form answer={loaded} {...props} />}
    </LoadingDialog>
  );
}

function Form({ answer, question = '', onSaved, onClose }: FormProps & { readonly answer?: LibraryAnswer }) {
  const { t } = useTranslation('answers');
  const errorText = useErrorText();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(answer?.texts[0]?.language ?? own);
  const [texts, setTexts] = useState(() => startingTexts(answer, own, question));
  const [typed, setTyped] = useState({
    shownFrom: answer?.shownFrom ?? '',
    shownTo: answer?.shownTo ?? '',
    isOpen: answer?.isOpen ?? false,
  });
  const put = useAction(putLibraryAnswer, {
    invalidates: ANSWER_CALLS,
    onDone: () => {
      showToast('ok', t('saved'));
      onSaved?.();
      onClose();
    },
  });
  const { error } = put;
  const [tooMany, setTooMany] = useState<Language>();
  const write = (more: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...more }));
  const shown = texts.get(language) ?? EMPTY;
  const say = (more: Partial<typeof EMPTY>) =>
    setTexts((before) => new Map(before).set(language, { ...(before.get(language) ?? EMPTY), ...more }));
  const faultOf = (code: string) => (error?.code === code ? errorText(error) : undefined);
  const fields: readonly string[] = [LIBRARY_ANSWER_INCOMPLETE.code, LIBRARY_ANSWER_DATES_REVERSED.code];

  function send() {
    const known = answer && { id: answer.id, version: answer.version };
    const all = [...texts].map(([of, said]) => ({ language: of, ...said, wordings: linesOf(said.wordings) }));
    const wrong = all.find(({ wordings }) => areTooMany(wordings))?.language;
    setTooMany(wrong);
    if (wrong) setLanguage(wrong);
    else put.start({ ...typed, ...known, texts: all });
  }

  return (
    <FormDialog
      title={t(answer ? 'changeTitle' : 'add')}
      send={t('save')}
      cancel={t('cancel')}
      width={WIDTH}
      busy={put.running}
      error={error && fields.includes(error.code) ? undefined : error}
      onSend={send}
      onClose={onClose}
    >
      <Tabs label={t('languages')} items={TABS} active={language} onChange={setLanguage}>
        <div key={language} className={styles.draft} lang={language}>
          <TextArea
            label={t('field.wordings')}
            hint={t('wordingsHint', { most: MOST_WORDINGS })}
            rows={4}
            value={shown.wordings}
            error={
              tooMany === language
                ? t('tooMany', { most: MOST_WORDINGS, length: MAX_WORDING })
                : faultOf(LIBRARY_ANSWER_INCOMPLETE.code)
            }
            onChange={({ target }) => say({ wordings: target.value })}
          />
          <HtmlField
            preview={previewLibraryAnswer}
            text={shown.answer}
            maxLength={MAX_LIBRARY_ANSWER}
            onChange={(text) => say({ answer: text })}
          />
        </div>
      </Tabs>
      <div className={styles.dates}>
        <TextField
          label={t('field.from')}
          type="date"
          value={typed.shownFrom}
          onChange={({ target }) => write({ shownFrom: target.value })}
        />
        <TextField
          label={t('field.to')}
          type="date"
          value={typed.shownTo}
          error={faultOf(LIBRARY_ANSWER_DATES_REVERSED.code)}
          onChange={({ target }) => write({ shownTo: target.value })}
        />
      </div>
      <Choice
        type="checkbox"
        title={t('field.isOpen')}
        about={t('openHint')}
        checked={typed.isOpen}
        onChange={({ target }) => write({ isOpen: target.checked })}
      />
    </FormDialog>
  );
}

function startingTexts(answer: LibraryAnswer | undefined, own: Language, question: string) {
  if (!answer) return new Map([[own, { ...EMPTY, wordings: question }]]);
  return new Map(
    answer.texts.map((text) => [text.language, { wordings: text.wordings.join('\n'), answer: text.answer }]),
  );
}

function linesOf(wordings: string): string[] {
  return wordings
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function areTooMany(wordings: readonly string[]): boolean {
  return wordings.length > MOST_WORDINGS || wordings.some((wording) => wording.length > MAX_WORDING);
}
