import { findExpected } from '@lectern/contracts/buying/orders/find-expected';
import { getOrderChoices } from '@lectern/contracts/buying/orders/get-order-choices';
import type { OrderLineView } from '@lectern/contracts/buying/orders/order-line';
import { PackageCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import styles from '../orders.module.css';
import { ReceiveDialog } from './receive-dialog.tsx';

/** What has come: scan a book, and receive its copies. A title that only one line expects is opened at once. */
export default function ReceivingPage() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  usePageTitle(t('receiving.title'));
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const [chosen, setChosen] = useState<OrderLineView>();
  const choices = useCall(getOrderChoices, {}, { staleMs: 60_000 }).data;
  const found = useCall(findExpected, { code: code || '-' }, { enabled: code !== '', staleMs: 0 });
  const lines = code === '' ? undefined : found.data?.lines;
  const only = lines?.length === 1 ? lines[0] : undefined;
  /** The code whose only title was closed again. */
  const [closed, setClosed] = useState('');
  const opened = chosen ?? (closed === code ? undefined : only);
  const close = () => {
    setChosen(undefined);
    setClosed(code);
  };
  const next = () => {
    setChosen(undefined);
    setTyped('');
    setCode('');
    setClosed('');
    field.current?.focus();
  };
  return (
    <>
      <PageHead title={t('receiving.title')} hint={t('receiving.hint')} />
      <search>
        <form
          className={styles.filters}
          onSubmit={(event) => {
            event.preventDefault();
            setClosed('');
            setCode(typed.trim());
          }}
        >
          <TextField
            ref={field}
            label={t('receiving.scan')}
            value={typed}
            maxLength={100}
            autoComplete="off"
            autoFocus
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" kind="primary">
            {t('receiving.find')}
          </Button>
        </form>
      </search>
      {found.error && code !== '' && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {lines?.length === 0 && (
        <EmptyState
          icon={<PackageCheck size={36} strokeWidth={1.4} aria-hidden />}
          title={t('receiving.none')}
          hint={t('receiving.noneHint')}
        />
      )}
      {lines && lines.length > 0 && (
        <Card as="ul" className={styles.list}>
          {lines.map((line) => (
            <li key={line.id} className={styles.row}>
              <h2 dir="auto">{line.title}</h2>
              <p className="small num">
                {factLine(
                  `${line.orderNumber}/${line.position}`,
                  line.vendorName,
                  line.isbn,
                  t('receivedOf', {
                    received: format.number(line.received),
                    total: format.number(line.quantity),
                  }),
                  t(`states.${line.state}`),
                )}
              </p>
              <div className={styles.tools}>
                <Button size="small" kind="primary" onClick={() => setChosen(line)}>
                  {t('receiving.receive')}
                  <span className="hidden-visually"> {line.title}</span>
                </Button>
              </div>
            </li>
          ))}
        </Card>
      )}
      {opened && choices && <ReceiveDialog line={opened} choices={choices} onDone={next} onClose={close} />}
    </>
  );
}
