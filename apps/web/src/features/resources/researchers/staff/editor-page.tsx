import { nameIn } from '@lectern/contracts/kernel/languages';
import { getStaffResearcher } from '@lectern/contracts/resources/researchers/get-staff-researcher';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { Editor } from './editor.tsx';
import { OrcidButton } from './orcid-button.tsx';
import { PortraitField } from './portrait-field.tsx';
import styles from './staff-researchers.module.css';

/** Adds a person, or changes the one with this id once they are loaded. */
export function EditorPage({ id }: { readonly id: string | undefined }) {
  const { t } = useTranslation('researchers');
  const language = useLanguage();
  const answer = useCall(getStaffResearcher, { id: id ?? '' }, { enabled: id !== undefined, staleMs: 0 });
  const { error, refetch, isFetchedAfterMount } = answer;
  const data = isFetchedAfterMount ? answer.data : undefined;
  return (
    <>
      <p>
        <Link to="/researchers" className={styles.back}>
          <ArrowLeft size={16} aria-hidden />
          {t('staff.back')}
        </Link>
      </p>
      <PageHead title={data ? nameIn(data.names, language) : t(id ? 'staff.title' : 'staff.addTitle')}>
        {data && <OrcidButton id={data.id} onRead={() => void refetch()} />}
      </PageHead>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {id !== undefined && !data && !error && (
        <Loading>
          <Skeleton height="320px" radius="12px" />
        </Loading>
      )}
      {data?.isHidden && <Notice tone="warn">{t('staff.hiddenHint')}</Notice>}
      {data && (
        <PortraitField
          id={data.id}
          name={nameIn(data.names, language)}
          portraitUrl={data.portraitUrl}
          onChange={() => void refetch()}
        />
      )}
      {/* Another version is another draft: what was read from ORCID in between is not lost. */}
      {(id === undefined || data) && <Editor key={data?.version} researcher={data} />}
    </>
  );
}
