import {
  ERESOURCE_STATUSES,
  type StaffEresourceSummary,
} from '@lectern/contracts/resources/databases/eresource';
import { exportEresources } from '@lectern/contracts/resources/databases/export-eresources';
import { listStaffEresources } from '@lectern/contracts/resources/databases/list-staff-eresources';
import { useMutation } from '@tanstack/react-query';
import { Database, Download, Plus, Tags, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ListWords } from '../../../../components/list-words.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { api } from '../../../../lib/api.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { OpinionsDialog } from './opinions/opinions-dialog.tsx';
import { RemoveDatabase } from './remove-database.tsx';
import styles from './staff.module.css';
import { StaffDatabaseRow } from './staff-database-row.tsx';
import { TryEntrances } from './try/try-entrances.tsx';

const ROWS = 50;

type Asked = { readonly what: 'try' | 'opinions' | 'remove'; readonly eresource: StaffEresourceSummary };

/** All databases, drafts too, in filing order. Words and status are in the address. */
export function StaffDatabases() {
  const { t } = useTranslation('databases');
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const [asked, setAsked] = useState<Asked>();
  const [isImporting, setIsImporting] = useState(false);
  const errorText = useErrorText();
  const table = useMutation({
    mutationFn: async () => saveFile(await api.download(exportEresources, { format: 'csv' })),
  });
  const keyWord = query.get('words') ?? '';
  const status = ERESOURCE_STATUSES.find((one) => one === query.get('status')) ?? '';
  const kept = { ...(keyWord && { words: keyWord }), ...(status && { status }) };
  const answer = useCall(
    listStaffEresources,
    { keyWord, status, page, rows: ROWS },
    { keepPrevious: true, staleMs: 0 },
  );
  const show = (change: Readonly<Record<string, string>>) => {
    const next = Object.entries({ ...kept, ...change }).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(next), { replace: true });
  };
  const isNarrowed = keyWord !== '' || status !== '';
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')}>
        <ButtonLink to="/databases/terms" icon={<Tags size={18} aria-hidden />}>
          {t('staff.terms.menu')}
        </ButtonLink>
        <Button icon={<Upload size={18} aria-hidden />} onClick={() => setIsImporting(true)}>
          {t('staff.import.open')}
        </Button>
        <Button
          icon={<Download size={18} aria-hidden />}
          busy={table.isPending}
          onClick={() => table.mutate()}
        >
          {t('staff.import.export')}
        </Button>
        <ButtonLink to="?edit=new" kind="primary" icon={<Plus size={18} aria-hidden />}>
          {t('staff.add')}
        </ButtonLink>
      </PageHead>
      {table.error && <Notice tone="bad">{errorText(table.error)}</Notice>}
      <search className={styles.bar}>
        <ListWords label={t('staff.search')} words={keyWord} onWords={(words) => show({ words })} />
        <SelectMenu
          label={t('facts.status')}
          value={status}
          options={['' as const, ...ERESOURCE_STATUSES].map((value) => ({
            value,
            label: t(value ? `status.${value}` : 'staff.allStatuses'),
          }))}
          onChange={(value) => show({ status: value })}
        />
      </search>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={kept}
        empty={
          <EmptyState
            icon={<Database size={36} strokeWidth={1.4} aria-hidden />}
            title={t(isNarrowed ? 'staff.noneFound' : 'staff.none')}
            hint={t(isNarrowed ? 'staff.noneFoundHint' : 'staff.noneHint')}
          />
        }
      >
        {answer.data?.eresources.map((eresource) => (
          <StaffDatabaseRow
            key={eresource.id}
            eresource={eresource}
            onTry={() => setAsked({ what: 'try', eresource })}
            onOpinions={() => setAsked({ what: 'opinions', eresource })}
            onRemove={() => setAsked({ what: 'remove', eresource })}
          />
        ))}
      </PagedList>
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
      {asked?.what === 'try' && (
        <TryEntrances eresource={asked.eresource} onClose={() => setAsked(undefined)} />
      )}
      {asked?.what === 'opinions' && (
        <OpinionsDialog eresource={asked.eresource} onClose={() => setAsked(undefined)} />
      )}
      {asked?.what === 'remove' && (
        <RemoveDatabase eresource={asked.eresource} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
