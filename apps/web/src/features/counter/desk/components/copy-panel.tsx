import type { DeskItemView } from '@lectern/contracts/counter/desk/desk-views';
import { getDeskItem } from '@lectern/contracts/counter/desk/get-desk-item';
import { MARKED_STATUSES, markItem } from '@lectern/contracts/counter/desk/mark-item';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Menu } from '../../../../components/menu.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useNextWords } from '../use-next-words.ts';
import { AlertDialog } from './alert-dialog.tsx';
import styles from './copy-panel.module.css';

/** One copy: where it is, who has it, who waits, and what staff can say of it. */
export function CopyPanel({ barcode }: { readonly barcode: string }) {
  const { data, error, refetch } = useCall(getDeskItem, { barcode }, { staleMs: 0 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Card as="section" padded className={styles.panel}>
      {data ? (
        <Copy item={data} />
      ) : (
        <Loading>
          <Skeleton height="180px" radius="12px" />
        </Loading>
      )}
    </Card>
  );
}

function Copy({ item }: { readonly item: DeskItemView }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const errorText = useErrorText();
  const nextWords = useNextWords();
  const [editsAlert, setEditsAlert] = useState(false);
  const mark = useAction(markItem, {
    invalidates: [getDeskItem],
    onDone: ({ status }) => showToast('ok', t('copies.marked', { status: t(`status.${status}`) })),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const { loan, request } = item;
  const status = t(`status.${item.status}`);
  return (
    <>
      <div>
        <h2 className={styles.title}>{item.title}</h2>
        <p className="muted">{[item.author, item.yearVol, item.barcode].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.next}>
        {item.status === 'available' && !request
          ? t('copies.onShelf', { place: item.locationName || item.libName })
          : nextWords(item)}
      </p>
      {item.alert && <Notice tone="warn">{item.alert}</Notice>}
      <dl className={styles.facts}>
        <dt>{t('copies.place')}</dt>
        <dd>{[item.libName, item.locationName, item.shelf].filter(Boolean).join(' · ')}</dd>
        <dt>{t('copies.callNo')}</dt>
        <dd>{item.callNo}</dd>
        {item.propNo && (
          <>
            <dt>{t('copies.propNo')}</dt>
            <dd>{item.propNo}</dd>
          </>
        )}
        <dt>{t('copies.status')}</dt>
        <dd>
          {item.statusSince
            ? t('copies.since', { status, date: format.date(item.statusSince, 'short') })
            : status}
        </dd>
        {loan && (
          <>
            <dt>{t('copies.loan')}</dt>
            <dd>
              <Link to={`/desk/${loan.reader.patronId}`}>{loan.reader.name}</Link>{' '}
              {t('due', { date: format.date(loan.normReturnDate, 'short') })}
            </dd>
          </>
        )}
        {request && (
          <>
            <dt>{t('copies.request')}</dt>
            <dd>
              <Link to={`/desk/${request.reader.patronId}`}>{request.reader.name}</Link>{' '}
              {`${t(`kinds.${request.type}`)} · ${request.takeLocationName}`}
            </dd>
          </>
        )}
        <dt>{t('copies.waiting')}</dt>
        <dd>{format.number(item.waiting)}</dd>
      </dl>
      <div className={styles.actions}>
        <Button size="small" onClick={() => setEditsAlert(true)}>
          {t('alert.write')}
        </Button>
        {!loan && (
          <Menu
            framed
            label={t('copies.mark')}
            entries={MARKED_STATUSES.filter((one) => one !== item.status).map((one) => ({
              key: one,
              label: t(`status.${one}`),
              run: () => mark.start({ barcode: item.barcode, status: one }),
            }))}
          >
            {t('copies.mark')}
          </Menu>
        )}
      </div>
      {editsAlert && (
        <AlertDialog
          subject="item"
          id={item.barcode}
          words={item.alert}
          onClose={() => setEditsAlert(false)}
        />
      )}
    </>
  );
}
