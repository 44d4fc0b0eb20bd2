import { FEEDBACK_KINDS, FEEDBACK_LISTS } from '@lectern/contracts/talk/feedback/feedback';
import { listDeskFeedback } from '@lectern/contracts/talk/feedback/list-desk-feedback';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { Conversation } from '../components/conversation.tsx';
import styles from '../feedback.module.css';
import { listTabs } from '../list-tabs.ts';
import { DeskReply } from './desk-reply.tsx';

const ROWS = 20;
/** Colleagues answer the same readers. */
const REFRESH_MS = 60_000;

/** What readers tell the library, and its answers. List and page are in the address. */
export default function FeedbackPage() {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  usePageTitle(t('staff.title'));
  const [query, setQuery] = useSearchParams();
  const list = FEEDBACK_LISTS.find((one) => one === query.get('list')) ?? 'unreplied';
  const kind = FEEDBACK_KINDS.find((one) => one === query.get('kind')) ?? '';
  const page = usePageNumber();
  const answer = useCall(
    listDeskFeedback,
    { list, kind, page, rows: ROWS },
    { keepPrevious: true, refetchMs: REFRESH_MS, staleMs: 0 },
  );
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')} />
      <div className={styles.kinds}>
        <SelectField
          label={t('staff.kind')}
          value={kind}
          onChange={({ target }) =>
            setQuery({ list, ...(target.value && { kind: target.value }) }, { replace: true })
          }
        >
          <option value="">{t('staff.allKinds')}</option>
          {FEEDBACK_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Tabs
        label={t('lists.label')}
        items={listTabs(t, answer.data?.counts)}
        active={list}
        onChange={(next) => setQuery({ list: next, ...(kind && { kind }) }, { replace: true })}
      >
        <div>
          <PagedList
            answer={answer}
            page={page}
            rows={ROWS}
            label={t('pages')}
            query={{ list, ...(kind && { kind }) }}
            empty={<EmptyState icon={<MessagesSquare size={36} strokeWidth={1.4} />} title={t('noneHere')} />}
          >
            {answer.data?.feedback.map((one) => (
              <Conversation key={one.id} feedback={one} about={one.title} by={format.person(one.reader)}>
                {one.answeredBy && (
                  <p className="muted small">{t('staff.answeredBy', { name: one.answeredBy })}</p>
                )}
                <DeskReply feedback={one} />
              </Conversation>
            ))}
          </PagedList>
        </div>
      </Tabs>
    </>
  );
}
