import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { findReaders } from '@lectern/contracts/people/readers/find-readers';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../readers.module.css';
import { ReaderForm } from './reader-form.tsx';
import { ReaderStatus } from './reader-status.tsx';

/** Finds readers by a scan, a number, a name or a phone number. A scanned card opens its reader at once. */
export function ReaderSearch() {
  const { t } = useTranslation('readers');
  const { may } = useStaff();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('q') ?? '';
  const [text, setText] = useState(asked);
  const [isRegistering, setIsRegistering] = useState(false);
  const found = useCall(
    findReaders,
    { text: asked },
    { enabled: asked !== '', keepPrevious: true, staleMs: 0 },
  );

  function send(event: FormEvent) {
    event.preventDefault();
    const sought = text.trim();
    if (sought === '') return;
    setQuery({ q: sought }, { replace: true });
  }

  return (
    <>
      <PageHead title={t('title')}>
        {may('circulation.readers') && (
          <>
            <ButtonLink to="/readers/leaving">{t('leaving')}</ButtonLink>
            <ButtonLink to="/readers/import">{t('import.title')}</ButtonLink>
            <Button
              kind="primary"
              icon={<Plus size={18} aria-hidden />}
              onClick={() => setIsRegistering(true)}
            >
              {t('register.title')}
            </Button>
          </>
        )}
      </PageHead>
      <search>
        <form className={styles.search} onSubmit={send}>
          <TextField
            label={t('search.label')}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
          <Button
            type="submit"
            kind="primary"
            icon={<Search size={18} aria-hidden />}
            busy={found.isFetching}
          >
            {t('search.send')}
          </Button>
        </form>
      </search>
      {asked !== '' && <Found found={found} />}
      {isRegistering && (
        <ReaderForm
          onClose={() => setIsRegistering(false)}
          onDone={({ patronId }) => void navigate(`/readers/${patronId}`)}
        />
      )}
    </>
  );
}

function Found({ found }: { readonly found: UseQueryResult<OutputOf<(typeof findReaders)['output']>> }) {
  const { t } = useTranslation('readers');
  const format = useFormat();
  const { data, error, refetch } = found;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="160px" radius="12px" />
      </Loading>
    );
  const [first] = data.readers;
  // In place of the search: going back does not lead here again.
  if (data.card && first) return <Navigate replace to={`/readers/${first.patronId}?card=${data.card}`} />;
  if (!first) return <EmptyState title={t('search.none')} hint={t('search.noneHint')} />;
  return (
    <>
      <StaffTable
        label={t('title')}
        columns={[
          t('field.name'),
          t('field.account'),
          t('field.group'),
          t('field.library'),
          t('field.phone'),
          t('field.expires'),
          t('field.status'),
        ]}
      >
        {data.readers.map((reader) => (
          <tr key={reader.patronId}>
            <td>
              <Link to={`/readers/${reader.patronId}`}>{reader.name}</Link>
            </td>
            <td>{reader.primaryId}</td>
            <td>{reader.groupName}</td>
            <td>{reader.libName}</td>
            <td>{reader.phone}</td>
            <td>{reader.expiresOn ? format.date(reader.expiresOn) : t('noEnd')}</td>
            <td>
              <ReaderStatus status={reader.status} />
            </td>
          </tr>
        ))}
      </StaffTable>
      {data.more && <p className={`muted ${styles.more}`}>{t('search.more')}</p>}
    </>
  );
}
