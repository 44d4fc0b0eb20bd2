import { listLibraryAnswers } from '@lectern/contracts/reference/ai/list-library-answers';
import { removeLibraryAnswer } from '@lectern/contracts/reference/ai/remove-library-answer';
import { MessageCircleQuestion, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { ANSWER_CALLS } from '../answer-calls.ts';
import styles from '../answers.module.css';
import { AnswerForm } from './answer-form.tsx';
import { TryMatch } from './try-match.tsx';

const ROWS = 20;

type Open =
  | { readonly form: 'answer'; readonly id?: string }
  | { readonly form: 'remove'; readonly id: string; readonly question: string };

/** The questions that the library answers itself: to find, try, add and change them. */
export function LibraryAnswers() {
  const { t } = useTranslation('answers');
  const format = useFormat();
  const page = usePageNumber();
  const [open, setOpen] = useState<Open>();
  const [words, setWords] = useState('');
  const settled = useDebounced(words);
  const list = useCall(
    listLibraryAnswers,
    { page, rows: ROWS, words: settled },
    { keepPrevious: true, staleMs: 0 },
  );
  const close = () => setOpen(undefined);
  const add = (
    <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setOpen({ form: 'answer' })}>
      {t('add')}
    </Button>
  );
  return (
    <div className={styles.part}>
      <TryMatch onOpen={(id) => setOpen({ form: 'answer', id })} />
      <div className={styles.bar}>
        <TextField
          label={t('find')}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {add}
      </div>
      <PagedList
        answer={list}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={{ tab: 'library' }}
        empty={
          <EmptyState
            icon={<MessageCircleQuestion size={36} strokeWidth={1.4} aria-hidden />}
            title={t(settled ? 'noneFound' : 'none')}
            hint={t(settled ? 'noneFoundHint' : 'noneHint')}
          />
        }
      >
        {list.data?.answers.map(
          ({ id, question, language, languages, wordings, state, shownFrom, shownTo, updatedAt }) => (
            <li key={id} className={styles.row}>
              <div>
                <h2 lang={language} dir="auto">
                  {question}
                </h2>
                <p className="muted small num">
                  {factLine(
                    t('wordings', { count: wordings }),
                    languages.map((one) => LANGUAGE_NAMES[one]).join(', '),
                    t('updated', { day: format.dayOf(updatedAt) }),
                    shownFrom ? t('from', { day: format.date(shownFrom) }) : '',
                    shownTo ? t('to', { day: format.date(shownTo) }) : '',
                  )}
                </p>
                <p className={styles.pills}>
                  <Pill tone={state === 'shown' ? 'ok' : 'warn'}>{t(`state.${state}`)}</Pill>
                </p>
              </div>
              <div className={styles.tools}>
                <Button size="small" onClick={() => setOpen({ form: 'answer', id })}>
                  {t('change')}
                  <span className="hidden-visually"> {question}</span>
                </Button>
                <Button size="small" kind="text" onClick={() => setOpen({ form: 'remove', id, question })}>
                  {t('remove')}
                  <span className="hidden-visually"> {question}</span>
                </Button>
              </div>
            </li>
          ),
        )}
      </PagedList>
      {open?.form === 'answer' && <AnswerForm id={open.id} onClose={close} />}
      {open?.form === 'remove' && (
        <RemoveDialog
          call={removeLibraryAnswer}
          input={{ id: open.id }}
          invalidates={ANSWER_CALLS}
          words={{
            title: t('removeTitle', { question: open.question }),
            hint: t('removeHint'),
            send: t('remove'),
            cancel: t('cancel'),
            done: t('removed'),
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
