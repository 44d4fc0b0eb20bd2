import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { beginTwoSteps } from '@lectern/contracts/people/second-factor/begin-two-steps';
import { endTwoSteps } from '@lectern/contracts/people/second-factor/end-two-steps';
import { getTwoSteps } from '@lectern/contracts/people/second-factor/get-two-steps';
import { renewRecoveryCodes } from '@lectern/contracts/people/second-factor/renew-recovery-codes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { api } from '../../../../lib/api.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import rows from '../section-rows.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EnrolDialog, type Enrolment } from './enrol-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './sign-in-section.module.css';

type State = OutputOf<(typeof getTwoSteps)['output']>;

/** Sign-in in two steps: switch it on and off, and make new recovery codes. */
export function TwoSteps() {
  const { t } = useTranslation('second-factor');
  const state = useCall(getTwoSteps, {}, { staleMs: 0 });
  return (
    <section aria-labelledby="two-steps">
      <SectionHeading id="two-steps">{t('twoSteps.heading')}</SectionHeading>
      <Card padded className={styles.card}>
        {state.isPending && (
          <Loading>
            <Skeleton width="100%" height="48px" />
          </Loading>
        )}
        {state.error && <ErrorState error={state.error} onRetry={() => void state.refetch()} />}
        {state.data && (state.data.since === null ? <Off state={state.data} /> : <On state={state.data} />)}
      </Card>
    </section>
  );
}

/** Repeats the question for the state, which has changed. */
function useChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [getTwoSteps.path] });
}

function Off({ state: { isOffered, confirmation } }: { readonly state: State }) {
  const { t } = useTranslation('second-factor');
  const errorText = useErrorText();
  const changed = useChanged();
  const [isConfirming, setIsConfirming] = useState(false);
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useAction(beginTwoSteps, {
    onDone: setEnrolment,
    onRefused: (error) => showToast('bad', errorText(error)),
  });

  if (!isOffered) return <p>{t('twoSteps.notOffered')}</p>;
  return (
    <>
      <p className={styles.words}>{t('twoSteps.explain')}</p>
      <Button
        busy={begin.running}
        onClick={() => (confirmation === 'none' ? begin.start({}) : setIsConfirming(true))}
      >
        {t('twoSteps.begin')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('twoSteps.title')}
          explain={t(confirmation === 'password' ? 'confirm.why' : 'confirm.signIn')}
          label={t('confirm.go')}
          asks={{ password: confirmation === 'password', code: false }}
          act={async ({ password }) => {
            setEnrolment(await api.call(beginTwoSteps, { ...(password !== undefined && { password }) }));
            setIsConfirming(false);
          }}
          onClose={() => setIsConfirming(false)}
        />
      )}
      {enrolment && (
        <EnrolDialog
          enrolment={enrolment}
          onDone={(made) => {
            setEnrolment(undefined);
            setCodes(made);
          }}
          onClose={() => setEnrolment(undefined)}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => void changed()} />}
    </>
  );
}

function On({ state: { since, recoveryCodesLeft, confirmationToEnd } }: { readonly state: State }) {
  const { t } = useTranslation('second-factor');
  const format = useFormat();
  const changed = useChanged();
  const [open, setOpen] = useState<'end' | 'renew'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const asks = { password: confirmationToEnd === 'password', code: true };
  const explain = confirmationToEnd === 'sign-in' ? ` ${t('confirm.signIn')}` : '';
  return (
    <>
      <div className={styles.words}>
        <p className={rows.name}>
          <Pill tone="ok">{t('twoSteps.on')}</Pill>
          <span className="muted small num">{t('twoSteps.since', { date: format.dayOf(since ?? '') })}</span>
        </p>
        <p className={recoveryCodesLeft < 3 ? undefined : 'muted'}>
          {t('twoSteps.left', { count: recoveryCodesLeft })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => setOpen('renew')}>{t('twoSteps.renew')}</Button>
        <Button kind="text" onClick={() => setOpen('end')}>
          {t('twoSteps.end')}
        </Button>
      </div>
      {open === 'renew' && (
        <ConfirmDialog
          title={t('twoSteps.renew')}
          explain={t('twoSteps.renewExplain') + explain}
          label={t('twoSteps.renewNow')}
          asks={asks}
          act={async (confirmed) => {
            setCodes((await api.call(renewRecoveryCodes, confirmed)).recoveryCodes);
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'end' && (
        <ConfirmDialog
          title={t('twoSteps.endTitle')}
          explain={t('twoSteps.endExplain') + explain}
          label={t('twoSteps.end')}
          isDanger
          asks={asks}
          act={async (confirmed) => {
            await api.call(endTwoSteps, confirmed);
            setOpen(undefined);
            showToast('ok', t('twoSteps.ended'));
            await changed();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            void changed();
          }}
        />
      )}
    </>
  );
}
