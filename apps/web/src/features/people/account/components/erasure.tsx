import { getErasure } from '@lectern/contracts/people/account/get-erasure';
import { requestErasure } from '@lectern/contracts/people/account/request-erasure';
import { withdrawErasure } from '@lectern/contracts/people/account/withdraw-erasure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './own-data.module.css';

/** The request that the library erases the reader's data: its state, and how to make or withdraw it. */
export function Erasure() {
  const { t } = useTranslation('account');
  const stored = useCall(getErasure, {});
  return (
    <section aria-labelledby="erasure">
      <SectionHeading id="erasure">{t('erasure.heading')}</SectionHeading>
      <Card padded className={styles.card}>
        <p>{t('erasure.hint')}</p>
        {stored.error && <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />}
        {stored.isPending && (
          <Loading>
            <Skeleton width="12em" height="36px" />
          </Loading>
        )}
        {stored.data && <Request request={stored.data.request} />}
      </Card>
    </section>
  );
}

type ErasureRequest = NonNullable<
  ReturnType<typeof useCall<typeof getErasure.input, typeof getErasure.output>>['data']
>['request'];

function Request({ request }: { readonly request: ErasureRequest }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const ask = useAction(requestErasure, {
    invalidates: [getErasure],
    onDone: () => {
      setAsking(false);
      showToast('ok', t('erasure.requested'));
    },
  });
  const withdraw = useAction(withdrawErasure, {
    invalidates: [getErasure],
    onDone: () => showToast('ok', t('erasure.withdrawn')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  return (
    <>
      {request && (
        <Notice tone={request.state === 'open' ? 'warn' : 'info'}>
          {t(`erasure.states.${request.state}`, {
            date: format.dayOf(request.state === 'open' ? request.requestedAt : request.changedAt),
          })}
        </Notice>
      )}
      <div>
        {request?.state === 'open' ? (
          <Button busy={withdraw.running} onClick={() => withdraw.start({})}>
            {t('erasure.withdraw')}
          </Button>
        ) : (
          <Button kind="danger" onClick={() => setAsking(true)}>
            {t('erasure.request')}
          </Button>
        )}
      </div>
      {asking && (
        <Dialog
          title={t('erasure.request')}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button kind="danger" busy={ask.running} onClick={() => ask.start({})}>
                {t('erasure.request')}
              </Button>
              <Button onClick={() => setAsking(false)}>{t('erasure.keep')}</Button>
            </>
          }
        >
          <p>{t('erasure.consequences')}</p>
          {ask.error && <Notice tone="bad">{errorText(ask.error)}</Notice>}
        </Dialog>
      )}
    </>
  );
}
