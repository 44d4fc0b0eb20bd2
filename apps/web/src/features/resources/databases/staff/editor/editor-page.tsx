import { nameIn } from '@lectern/contracts/kernel/languages';
import type { StaffEresource } from '@lectern/contracts/resources/databases/eresource';
import { getStaffEresource } from '@lectern/contracts/resources/databases/get-staff-eresource';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '../../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../../components/skeleton.tsx';
import { PageHead } from '../../../../../components/staff/page-head.tsx';
import { useCall } from '../../../../../lib/use-call.ts';
import { useLanguage } from '../../../../../lib/use-language.ts';
import styles from '../staff.module.css';
import { Editor } from './editor.tsx';

/** Adds a database, or changes the one with this id once it is loaded. */
export function EditorPage({ id }: { readonly id: string | undefined }) {
  const { t } = useTranslation('databases');
  const language = useLanguage();
  const answer = useCall(getStaffEresource, { id: id ?? '' }, { enabled: id !== undefined, staleMs: 0 });
  const { data, error, refetch, isFetchedAfterMount } = answer;
  const loaded: StaffEresource | undefined = isFetchedAfterMount ? data : undefined;
  return (
    <>
      <p>
        <Link to="/databases" className={styles.back}>
          <ArrowLeft size={16} aria-hidden />
          {t('staff.back')}
        </Link>
      </p>
      <PageHead title={loaded ? nameIn(loaded.names, language) : t(id ? 'staff.title' : 'staff.addTitle')} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {id !== undefined && !loaded && !error && (
        <Loading>
          <Skeleton height="320px" radius="12px" />
        </Loading>
      )}
      {/* A draft stays as it is written although the database is loaded again, for example after a file was added. */}
      {(id === undefined || loaded) && <Editor key={id} eresource={loaded} />}
    </>
  );
}
