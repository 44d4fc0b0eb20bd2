import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { DeskReader } from '../desk-reader.ts';
import { LoansSlip } from '../slips/loans-slip.tsx';
import { useRefusalWords } from '../use-refusal-words.ts';
import { AlertDialog } from './alert-dialog.tsx';
import styles from './reader-panel.module.css';

const KEPT = ['reservation_arrived', 'entrust_arrived', 'kept_on_shelf'];

/** The reader at the desk: what is against lending, what is kept, what is on loan. */
export function ReaderPanel({ patronId, onEnd }: { readonly patronId: string; readonly onEnd: () => void }) {
  const { t } = useTranslation('desk');
  const { data: reader, error, refetch } = useCall(getDeskReader, { patronId }, { keepPrevious: false });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Card as="section" padded className={styles.panel} aria-label={t('reader.label')}>
      {reader ? (
        <Reader reader={reader} onEnd={onEnd} />
      ) : (
        <Loading>
          <Skeleton height="180px" radius="12px" />
        </Loading>
      )}
    </Card>
  );
}

function Reader({ reader, onEnd }: { readonly reader: DeskReader; readonly onEnd: () => void }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const [editsAlert, setEditsAlert] = useState(false);
  const [prints, setPrints] = useState(false);
  const refusalWords = useRefusalWords();
  const kept = reader.requests.filter(({ operationType }) => KEPT.includes(operationType));
  const limit = reader.loanLimit === null ? '' : ` / ${format.number(reader.loanLimit)}`;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.sign} aria-hidden>
          {reader.name[0]}
        </span>
        <div>
          <h2 className={styles.name}>{reader.name}</h2>
          <p className="muted">{[reader.primaryId, reader.groupName].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {reader.alert && <Notice tone="warn">{reader.alert}</Notice>}
      {reader.blocks.map((block) => (
        <Notice key={block.code} tone="bad">
          {refusalWords(block)}
        </Notice>
      ))}
      {kept.map((request) => (
        <Notice key={request.requestId}>
          {t('reader.kept', { title: request.title, place: request.takeLocationName })}
        </Notice>
      ))}
      <dl className={styles.facts}>
        <dt>{t('reader.loans')}</dt>
        <dd>
          {format.number(reader.loans.length)}
          {limit}
        </dd>
        <dt>{t('reader.requests')}</dt>
        <dd>{format.number(reader.requests.length)}</dd>
        <dt>{t('reader.owed')}</dt>
        <dd data-bad={reader.owed.amount > 0 ? '' : undefined}>
          <Link to={`/fines/${reader.patronId}`}>{format.money(reader.owed)}</Link>
        </dd>
        {reader.accruing.amount > 0 && (
          <>
            <dt>{t('reader.accruing')}</dt>
            <dd>{format.money(reader.accruing)}</dd>
          </>
        )}
        <dt>{t('reader.expires')}</dt>
        <dd>{reader.expiresOn ? format.date(reader.expiresOn) : t('reader.noEnd')}</dd>
      </dl>
      <div className={styles.actions}>
        {reader.owed.amount > 0 && (
          <Link className={styles.charge} to={`/fines/${reader.patronId}`}>
            {t('reader.charge')}
          </Link>
        )}
        {reader.loans.length > 0 && (
          <Button size="small" icon={<Printer size={16} aria-hidden />} onClick={() => setPrints(true)}>
            {t('reader.print')}
          </Button>
        )}
        <Button size="small" onClick={onEnd}>
          {t('reader.end')} <kbd>Esc</kbd>
        </Button>
        <Button size="small" kind="text" onClick={() => setEditsAlert(true)}>
          {t('alert.write')}
        </Button>
      </div>
      {prints && <LoansSlip reader={reader} onPrinted={() => setPrints(false)} />}
      {editsAlert && (
        <AlertDialog
          subject="patron"
          id={reader.patronId}
          words={reader.alert}
          onClose={() => setEditsAlert(false)}
        />
      )}
    </>
  );
}
