import { eraseBehaviours } from '@lectern/contracts/shelf/activity/erase-behaviours';
import { keepBehaviours } from '@lectern/contracts/shelf/activity/keep-behaviours';
import { listActivityRecords } from '@lectern/contracts/shelf/activity/list-activity-records';
import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import styles from './activity.module.css';
import { ActivityRow } from './activity-row.tsx';

const ROWS = 20;

/** The reader's own records of use: which works and services were opened. They can be switched off and erased. */
export default function ActivitySection() {
  const { t } = useTranslation('activity');
  const errorText = useErrorText();
  const page = usePageNumber();
  const answer = useCall(listActivityRecords, { page, rows: ROWS }, { staleMs: 0, keepPrevious: true });
  const [erasing, setErasing] = useState(false);
  const keep = useAction(keepBehaviours, {
    invalidates: [listActivityRecords],
    onDone: ({ isOn }) => showToast('ok', t(isOn ? 'isOn' : 'isOff')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const erase = useAction(eraseBehaviours, {
    invalidates: [listActivityRecords],
    onDone: ({ erased }) => {
      setErasing(false);
      showToast('ok', t('erased', { count: erased }));
    },
  });
  const { data } = answer;
  const isKept = data?.isOn === true && data.keptDays > 0;
  return (
    <section aria-labelledby="activity-heading">
      <SectionHeading id="activity-heading">{t('heading')}</SectionHeading>
      {data && (
        <>
          <p className="muted">
            {data.keptDays === 0
              ? t('libraryKeepsNone')
              : data.isOn
                ? t('on', { count: data.keptDays })
                : t('off')}
          </p>
          <div className={styles.actions}>
            {data.keptDays > 0 && (
              <Button busy={keep.running} onClick={() => keep.start({ isOn: !data.isOn })}>
                {t(data.isOn ? 'switchOff' : 'switchOn')}
              </Button>
            )}
            {data.total > 0 && (
              <Button kind="danger" onClick={() => setErasing(true)}>
                {t('eraseAll')}
              </Button>
            )}
          </div>
        </>
      )}
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={{ part: 'activity' }}
        empty={
          <EmptyState
            icon={<Footprints size={36} strokeWidth={1.4} />}
            title={t('none')}
            {...(isKept && { hint: t('noneHint') })}
          />
        }
      >
        {data?.records.map((record) => (
          <ActivityRow key={record.id} record={record} />
        ))}
      </PagedList>
      {erasing && (
        <FormDialog
          title={t('eraseTitle')}
          send={t('eraseAll')}
          cancel={t('cancel')}
          isDanger
          busy={erase.running}
          error={erase.error}
          onSend={() => erase.start({})}
          onClose={() => setErasing(false)}
        >
          <p>{t('eraseExplain')}</p>
        </FormDialog>
      )}
    </section>
  );
}
