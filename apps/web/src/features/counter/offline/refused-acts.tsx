import { listRefusedActs, type refusedActView } from '@lectern/contracts/counter/offline/list-refused-acts';
import { settleRefusedAct } from '@lectern/contracts/counter/offline/settle-refused-act';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './offline.module.css';

type RefusedAct = OutputOf<typeof refusedActView>;

/** What the rules refused when it was sent: a person looks at each and settles it. */
export function RefusedActs() {
  const { t } = useTranslation('offline');
  const { data: acts, error, refetch } = useCall(listRefusedActs, {});
  const [settling, setSettling] = useState<RefusedAct>();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!acts || acts.length === 0) return null;
  return (
    <section>
      <SectionHeading>{t('toSettle', { count: acts.length })}</SectionHeading>
      <ul className={styles.refused}>
        {acts.map((act) => (
          <li key={act.id}>
            <Refused act={act} onSettle={() => setSettling(act)} />
          </li>
        ))}
      </ul>
      {settling && <SettleDialog act={settling} onClose={() => setSettling(undefined)} />}
    </section>
  );
}

function Refused({ act, onSettle }: { readonly act: RefusedAct; readonly onSettle: () => void }) {
  const { t } = useTranslation('offline');
  const format = useFormat();
  return (
    <Card className={styles.refusedAct}>
      <div>
        <p>
          {act.kind === '' ? t('unreadable') : t(`recorded.${act.kind}`, { item: act.itemBarcode })}
          {act.readerBarcode !== '' && <span className="muted"> {act.readerBarcode}</span>}
        </p>
        <p className={styles.reason}>{act.reason}</p>
        <p className="muted">
          {act.actedAt && format.dateTime(act.actedAt)} {act.libraryCode}
        </p>
      </div>
      <Button onClick={onSettle}>{t('settle')}</Button>
    </Card>
  );
}

function SettleDialog({ act, onClose }: { readonly act: RefusedAct; readonly onClose: () => void }) {
  const { t } = useTranslation('offline');
  const [note, setNote] = useState('');
  const action = useAction(settleRefusedAct, { invalidates: [listRefusedActs], onDone: onClose });
  return (
    <FormDialog
      title={t('settle')}
      send={t('settle')}
      cancel={t('cancel')}
      busy={action.running}
      error={action.error ?? undefined}
      onSend={() => {
        if (note.trim() !== '') action.start({ id: act.id, note });
      }}
      onClose={onClose}
    >
      <p>{act.reason}</p>
      <TextField
        label={t('whatWasDone')}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}
