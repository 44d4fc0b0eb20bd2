import { cancelInterlibrary } from '@lectern/contracts/counter/interlibrary/cancel-interlibrary';
import { listOwnInterlibrary } from '@lectern/contracts/counter/interlibrary/list-own-interlibrary';
import type { InterlibraryLoan } from '@lectern/contracts/counter/interlibrary/request-view';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import styles from '../interlibrary.module.css';
import { STEP_TONES } from '../step-tones.ts';

const ROWS = 20;

/** What the reader asked other libraries for: what is open first. */
export default function InterlibraryRequests() {
  const { t } = useTranslation('interlibrary');
  const page = usePageNumber();
  const answer = useCall(listOwnInterlibrary, { page, rows: ROWS }, { keepPrevious: true });
  return (
    <PagedList
      answer={answer}
      page={page}
      rows={ROWS}
      label={t('pages')}
      query={{ tab: 'elsewhere' }}
      empty={
        <EmptyState
          title={t('own.none')}
          hint={t('own.noneHint')}
          actions={<ButtonLink to="/otherSearchList2">{t('own.search')}</ButtonLink>}
        />
      }
    >
      {answer.data?.requests.map((request) => (
        <OwnRow key={request.requestId} request={request} />
      ))}
    </PagedList>
  );
}

function OwnRow({ request }: { readonly request: InterlibraryLoan }) {
  const { t } = useTranslation('interlibrary');
  const format = useFormat();
  const errorText = useErrorText();
  const cancel = useAction(cancelInterlibrary, {
    invalidates: [listOwnInterlibrary],
    onDone: () => showToast('ok', t('own.cancelAsked')),
  });
  const { requestId, step, title, otherLibName, takeLocationName, dueDate, reason, reasonNote } = request;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <b>{title}</b>
        <div className="muted small">
          {factLine(request.author, otherLibName, t('number', { number: request.requestNo }))}
        </div>
        <p className="small">{t(`now.${step}`, { library: otherLibName, place: takeLocationName })}</p>
        {request.isCancelling && <p className="small">{t('own.cancelling')}</p>}
        {dueDate && <p className="small">{t('due', { date: format.date(dueDate) })}</p>}
        {reason && <p className="small">{factLine(t(`reason.${reason}`), reasonNote)}</p>}
        {cancel.error && <Notice tone="bad">{errorText(cancel.error)}</Notice>}
      </div>
      <div className={styles.state}>
        <div className={styles.pills}>
          <Pill tone={STEP_TONES[step]}>{t(`step.${step}`)}</Pill>
          <span className="muted small">{format.dateTime(request.stepSince)}</span>
        </div>
        {request.canCancel && (
          <Button size="small" busy={cancel.running} onClick={() => cancel.start({ requestId })}>
            {t('own.cancel')}
            <span className="hidden-visually"> {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
