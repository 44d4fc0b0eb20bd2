import { ApiError } from '@lectern/contracts/kernel/client';
import { getReader } from '@lectern/contracts/people/readers/get-reader';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../readers.module.css';
import { InviteReader } from './invite-reader.tsx';
import { ReaderBlocks } from './reader-blocks.tsx';
import { ReaderCards } from './reader-cards.tsx';
import { ReaderForm } from './reader-form.tsx';
import { ReaderStatus } from './reader-status.tsx';

/** One reader: who it is, how to reach them, and their cards. */
export function ReaderView({ patronId }: { readonly patronId: string }) {
  const { t } = useTranslation('readers');
  const format = useFormat();
  const { may } = useStaff();
  const [query] = useSearchParams();
  const scanned = query.get('card');
  const [isChanging, setIsChanging] = useState(false);
  const { data: reader, error, refetch } = useCall(getReader, { patronId }, { staleMs: 0 });
  const back = <ButtonLink to="/readers">{t('another')}</ButtonLink>;
  if (error) {
    const isGone = error instanceof ApiError && error.code === 'PATRON_NOT_FOUND';
    return <ErrorState error={error} actions={back} {...(!isGone && { onRetry: () => void refetch() })} />;
  }
  if (!reader)
    return (
      <Loading>
        <Skeleton height="240px" radius="12px" />
      </Loading>
    );
  const facts = [
    ['account', reader.primaryId],
    ['group', reader.groupName],
    ['library', reader.libName],
    ['expires', reader.expiresOn ? format.date(reader.expiresOn) : t('noEnd')],
    ['major', reader.major || '–'],
    ['phone', reader.phone || '–'],
    ['email', reader.email || '–'],
    ['password', t(reader.hasPassword ? 'password.set' : 'password.none')],
  ] as const;
  return (
    <>
      <PageHead title={reader.name}>
        {back}
        {may('circulation.readers') && reader.email !== '' && <InviteReader patronId={patronId} />}
        {may('circulation.readers') && (
          <Button kind="primary" icon={<Pencil size={17} aria-hidden />} onClick={() => setIsChanging(true)}>
            {t('change.open')}
          </Button>
        )}
      </PageHead>
      {(scanned === 'lost' || scanned === 'withdrawn') && (
        <div className={styles.notice}>
          <Notice tone="bad">{t(`scanned.${scanned}`)}</Notice>
        </div>
      )}
      <div className={styles.columns}>
        <Card as="section" padded>
          <dl className={styles.facts}>
            <dt>{t('field.status')}</dt>
            <dd>
              <ReaderStatus status={reader.status} />
            </dd>
            {facts.map(([name, value]) => (
              <Fact key={name} name={t(`field.${name}`)} value={value} />
            ))}
          </dl>
        </Card>
        <div className={styles.lists}>
          <ReaderCards reader={reader} />
          <ReaderBlocks reader={reader} />
        </div>
      </div>
      {isChanging && <ReaderForm reader={reader} onClose={() => setIsChanging(false)} />}
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
