import { listUsageImports } from '@lectern/contracts/resources/usage/list-usage-imports';
import type { UsageImport } from '@lectern/contracts/resources/usage/usage-import';
import { FileChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { UsageLinks } from '../usage-links.tsx';
import { ImportRow } from './import-row.tsx';
import { LoadReport } from './load-report.tsx';
import { UploadCard } from './upload-card.tsx';

const ROWS = 20;

/** Takes reports from files, and shows those that came. */
export default function ImportsPage() {
  const { t } = useTranslation('usage');
  usePageTitle(t('imports.title'));
  const page = usePageNumber();
  const [shown, setShown] = useState<UsageImport>();
  const answer = useCall(listUsageImports, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  return (
    <>
      <PageHead title={t('imports.title')} hint={t('imports.hint')} />
      <UsageLinks />
      <UploadCard />
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('imports.pages')}
        empty={
          <EmptyState
            icon={<FileChartColumn size={36} strokeWidth={1.4} aria-hidden />}
            title={t('imports.none')}
            hint={t('imports.noneHint')}
          />
        }
      >
        {answer.data?.imports.map((run) => (
          <ImportRow key={run.importId} run={run} onReport={() => setShown(run)} />
        ))}
      </PagedList>
      {shown && (
        <Dialog
          title={shown.fileName || t('imports.noName')}
          width="720px"
          onClose={() => setShown(undefined)}
          footer={<Button onClick={() => setShown(undefined)}>{t('close')}</Button>}
        >
          <LoadReport run={shown} />
        </Dialog>
      )}
    </>
  );
}
