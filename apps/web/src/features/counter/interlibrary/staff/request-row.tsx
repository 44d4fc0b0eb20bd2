import { listInterlibrary } from '@lectern/contracts/counter/interlibrary/list-interlibrary';
import { moveInterlibrary } from '@lectern/contracts/counter/interlibrary/move-interlibrary';
import type { StaffInterlibrary } from '@lectern/contracts/counter/interlibrary/request-view';
import type { InterlibraryVerb } from '@lectern/rules/interlibrary/ways';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../interlibrary.module.css';
import { STEP_TONES } from '../step-tones.ts';
import { ActDialog } from './act-dialog.tsx';

/** Acts that ask for something first: a copy, a reason, a note. */
const ASKS_FIRST: readonly InterlibraryVerb[] = ['send', 'refuse', 'keepOn', 'cancel'];

/** One request, what was said about it, and what staff can do with it. */
export function RequestRow({ request }: { readonly request: StaffInterlibrary }) {
  const { t } = useTranslation('interlibrary');
  const format = useFormat();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<InterlibraryVerb>();
  const move = useAction(moveInterlibrary, {
    invalidates: [listInterlibrary],
    onDone: ({ step }) => showToast('ok', t(`step.${step}`)),
  });
  const { requestId, title, reader, step, reason } = request;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <b>{title}</b>
        <div className="muted small">
          {factLine(
            request.author,
            request.publisher,
            request.published,
            request.isbn,
            t('number', { number: request.requestNo }),
          )}
        </div>
        <div className="small">
          {factLine(
            request.otherLibName,
            request.barcode && t('staff.barcode', { barcode: request.barcode }),
            request.needBefore && t('needBefore', { date: format.date(request.needBefore) }),
            request.dueDate && t('due', { date: format.date(request.dueDate) }),
            request.takeLocationName,
          )}
        </div>
        {reader && (
          <div className="small">
            <Link to={`/desk/${reader.patronId}`}>{format.person(reader)}</Link>
          </div>
        )}
        {request.note && <div className="small">{t('staff.noteGiven', { note: request.note })}</div>}
        {reason && <div className="small">{factLine(t(`reason.${reason}`), request.reasonNote)}</div>}
        {request.refusedWith && (
          <Notice tone="warn">{t('staff.refusedWith', { error: request.refusedWith })}</Notice>
        )}
        {move.error && <Notice tone="bad">{errorText(move.error)}</Notice>}
        <details className={styles.history}>
          <summary className="small">{t('staff.history')}</summary>
          <ol>
            {request.history.map((said) => (
              <li key={`${said.at} ${said.what} ${String(said.isOurs)}`} className="small">
                {factLine(
                  format.dateTime(said.at),
                  t(said.isOurs ? 'staff.ours' : 'staff.theirs'),
                  t(`said.${said.what}`),
                  said.note,
                )}
              </li>
            ))}
          </ol>
        </details>
      </div>
      <div className={styles.state}>
        <div className={styles.pills}>
          <Pill tone={STEP_TONES[step]}>{t(`step.${step}`)}</Pill>
          {request.isCancelling && <Pill tone="warn">{t('staff.cancelling')}</Pill>}
          {request.isUntold && <Pill tone="warn">{t('staff.untold')}</Pill>}
          <span className="muted small">{format.dateTime(request.stepSince)}</span>
        </div>
        <div className={styles.actions}>
          {request.acts.map((verb) => (
            <Button
              key={verb}
              size="small"
              busy={move.running}
              onClick={() => (ASKS_FIRST.includes(verb) ? setAsking(verb) : move.start({ requestId, verb }))}
            >
              {t(`verb.${verb}`)}
              <span className="hidden-visually"> {title}</span>
            </Button>
          ))}
        </div>
      </div>
      {asking && <ActDialog request={request} verb={asking} onClose={() => setAsking(undefined)} />}
    </li>
  );
}
