import { listUsageSources } from '@lectern/contracts/resources/usage/list-usage-sources';
import type { UsageSource } from '@lectern/contracts/resources/usage/usage-source';
import { Network } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { StaffRow } from '../../../../components/staff/staff-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import styles from '../usage.module.css';
import { UsageLinks } from '../usage-links.tsx';
import { SourceForm } from './source-form.tsx';

const ROWS = 50;

/** Platforms and databases as reports call them, and which databases of the library they are. */
export default function SourcesPage() {
  const { t } = useTranslation('usage');
  usePageTitle(t('sources.title'));
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const isOpen = query.get('open') === '1';
  const [changed, setChanged] = useState<UsageSource>();
  const answer = useCall(listUsageSources, { isOpen, page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  return (
    <>
      <PageHead title={t('sources.title')} hint={t('sources.hint')} />
      <UsageLinks />
      <p className={styles.bar}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isOpen}
            onChange={() => setQuery(isOpen ? {} : { open: '1' }, { replace: true })}
          />
          {t('sources.onlyOpen', { number: answer.data?.openCount ?? 0 })}
        </label>
      </p>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('sources.pages')}
        query={isOpen ? { open: '1' } : {}}
        empty={
          <EmptyState
            icon={<Network size={36} strokeWidth={1.4} aria-hidden />}
            title={t(isOpen ? 'sources.noneOpen' : 'sources.none')}
            hint={t(isOpen ? 'sources.noneOpenHint' : 'sources.noneHint')}
          />
        }
      >
        {answer.data?.sources.map((source) => (
          <StaffRow
            key={source.id}
            title={source.name}
            facts={factLine(t(`sources.kind.${source.kind}`), source.platformName, source.eresourceName)}
            pills={
              <Pill tone={source.eresourceId ? 'ok' : 'warn'}>
                {t(source.eresourceId ? 'sources.mapped' : 'sources.open')}
              </Pill>
            }
          >
            <Button size="small" onClick={() => setChanged(source)}>
              {t('sources.change')}
              <span className="hidden-visually"> {source.name}</span>
            </Button>
          </StaffRow>
        ))}
      </PagedList>
      {changed && <SourceForm source={changed} onClose={() => setChanged(undefined)} />}
    </>
  );
}
