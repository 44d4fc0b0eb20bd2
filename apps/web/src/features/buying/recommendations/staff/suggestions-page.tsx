import {
  listSuggestions,
  SUGGESTION_SORTS,
} from '@lectern/contracts/buying/recommendations/list-suggestions';
import { WISH_KINDS, WISH_STATES } from '@lectern/contracts/buying/recommendations/wish';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { fieldText } from '../../../../lib/field-text.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import styles from '../recommendations.module.css';
import { DecideDialog, type Task } from './decide-dialog.tsx';
import { ReadersDialog } from './readers-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { WorkRow } from './work-row.tsx';

const ROWS = 20;
/** Colleagues decide the same wishes. */
const REFRESH_MS = 60_000;

/** What readers wish for, grouped by work: who wishes it, what the library has of it, and decisions about one or many. */
export default function SuggestionsPage() {
  const { t } = useTranslation('recommendations');
  usePageTitle(t('staff.title'));
  const [query, setQuery] = useSearchParams();
  const state = WISH_STATES.find((one) => one === query.get('state')) ?? 'saved';
  const kind = WISH_KINDS.find((one) => one === query.get('kind'));
  const sort = SUGGESTION_SORTS.find((one) => one === query.get('sort')) ?? 'oldest';
  const words = query.get('words') ?? '';
  const page = usePageNumber();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [task, setTask] = useState<Task>();
  const answer = useCall(
    listSuggestions,
    { state, sort, words, page, rows: ROWS, ...(kind !== undefined && { kind }) },
    { keepPrevious: true, refetchMs: REFRESH_MS, staleMs: 0 },
  );
  const kept = { state, sort, ...(kind && { kind }), ...(words && { words }) };
  const go = (change: Readonly<Record<string, string>>) => {
    setMarked([]);
    const next = Object.entries({ ...kept, ...change }).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(next), { replace: true });
  };
  const counts = new Map((answer.data?.states ?? []).map((one) => [one.state, one.count]));
  const mark = (ids: readonly string[], is: boolean) =>
    setMarked(is ? [...new Set([...marked, ...ids])] : marked.filter((one) => !ids.includes(one)));
  const done = () => {
    setTask(undefined);
    setMarked([]);
  };
  const all = (answer.data?.works ?? []).flatMap(({ suggestions }) => suggestions.map(({ id }) => id));
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')} />
      <Tabs
        label={t('staff.states')}
        items={WISH_STATES.map((key) => ({ key, label: t(`states.${key}`), count: counts.get(key) ?? 0 }))}
        active={state}
        onChange={(next) => go({ state: next })}
      >
        <div className={styles.tab}>
          <search>
            <form
              key={words}
              className={styles.filters}
              onSubmit={(event) => {
                event.preventDefault();
                go({ words: fieldText(new FormData(event.currentTarget), 'words').trim() });
              }}
            >
              <TextField label={t('staff.words')} name="words" defaultValue={words} maxLength={200} />
              <SelectField
                label={t('records.kind')}
                value={kind ?? ''}
                onChange={({ target }) => go({ kind: target.value })}
              >
                <option value="">{t('records.all')}</option>
                {WISH_KINDS.map((one) => (
                  <option key={one} value={one}>
                    {t(`kinds.${one}`)}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={t('staff.sort')}
                value={sort}
                onChange={({ target }) => go({ sort: target.value })}
              >
                {SUGGESTION_SORTS.map((one) => (
                  <option key={one} value={one}>
                    {t(`staff.sorts.${one}`)}
                  </option>
                ))}
              </SelectField>
              <Button type="submit">{t('search')}</Button>
            </form>
          </search>
          {all.length > 0 && (
            <fieldset className={styles.batch} aria-label={t('staff.batch')}>
              <label className={styles.mark}>
                <input
                  type="checkbox"
                  checked={marked.length > 0 && all.every((id) => marked.includes(id))}
                  onChange={({ target }) => mark(all, target.checked)}
                />
                {t('staff.marked', { count: marked.length })}
              </label>
              <Button
                size="small"
                kind="primary"
                disabled={marked.length === 0}
                onClick={() => setTask({ what: 'decide', ids: marked })}
              >
                {t('staff.decide')}
              </Button>
              <Button
                size="small"
                disabled={marked.length === 0}
                onClick={() => setTask({ what: 'order', ids: marked })}
              >
                {t('staff.order')}
              </Button>
            </fieldset>
          )}
          <PagedList
            answer={answer}
            page={page}
            rows={ROWS}
            label={t('staff.pages')}
            query={kept}
            empty={
              <EmptyState
                icon={<Lightbulb size={36} strokeWidth={1.4} aria-hidden />}
                title={t('staff.none')}
              />
            }
          >
            {answer.data?.works.map((work) => (
              <WorkRow key={work.key} work={work} marked={marked} onMark={mark} onTask={setTask} />
            ))}
          </PagedList>
        </div>
      </Tabs>
      {task && (task.what === 'decide' || task.what === 'order') && (
        <DecideDialog
          task={task}
          replies={answer.data?.replies ?? []}
          onDone={done}
          onClose={() => setTask(undefined)}
        />
      )}
      {task?.what === 'receive' && (
        <ReceiveDialog
          suggestion={task.suggestion}
          held={task.held}
          canReceive={answer.data?.canReceive === true}
          onDone={done}
          onClose={() => setTask(undefined)}
        />
      )}
      {task?.what === 'readers' && (
        <ReadersDialog suggestion={task.suggestion} onClose={() => setTask(undefined)} />
      )}
    </>
  );
}
