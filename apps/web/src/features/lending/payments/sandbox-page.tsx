import { getSandboxPayment } from '@lectern/contracts/lending/payments/get-sandbox-payment';
import { payInSandbox } from '@lectern/contracts/lending/payments/pay-in-sandbox';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './payments.module.css';

/** What a wallet would show of a payment of the sandbox: what it is for, the sum, and the button that pays. No money moves. */
export default function SandboxPage() {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const shown = useCall(getSandboxPayment, { token });
  const pay = useAction(payInSandbox, { invalidates: [getSandboxPayment] });
  const payment = pay.answer ?? shown.data;
  return (
    <main className={styles.wallet} id="main" tabIndex={-1}>
      <h1>{t('sandbox.title')}</h1>
      <Notice tone="warn">{t('sandbox.hint')}</Notice>
      {shown.error && <ErrorState error={shown.error} onRetry={() => void shown.refetch()} />}
      {shown.isPending && (
        <Loading>
          <Skeleton height="160px" radius="12px" />
        </Loading>
      )}
      {payment && (
        <Card padded className={styles.bill}>
          <p>{payment.subject}</p>
          <p className={styles.sum}>{format.money(payment.amount)}</p>
          {pay.error && <Notice tone="bad">{errorText(pay.error)}</Notice>}
          {payment.state === 'open' && (
            <Button kind="primary" busy={pay.running} onClick={() => pay.start({ token })}>
              {t('sandbox.pay')}
            </Button>
          )}
          <div role="status">
            {payment.state === 'paid' && <Notice tone="info">{t('sandbox.paid')}</Notice>}
            {payment.state === 'closed' && <Notice tone="warn">{t('sandbox.closed')}</Notice>}
          </div>
        </Card>
      )}
    </main>
  );
}
