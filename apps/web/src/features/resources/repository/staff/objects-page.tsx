import { listPolicies } from '@lectern/contracts/resources/repository/list-policies';
import { listStaffCollections } from '@lectern/contracts/resources/repository/list-staff-collections';
import { listStaffObjects } from '@lectern/contracts/resources/repository/list-staff-objects';
import type { StaffObjectSummary } from '@lectern/contracts/resources/repository/object';
import { removeObject } from '@lectern/contracts/resources/repository/remove-object';
import { FileStack, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { StaffRow } from '../../../../components/staff/staff-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { FilterBar } from '../filter-bar.tsx';
import styles from '../repository.module.css';
import { useListFilters } from '../use-list-filters.ts';
import { ValueSelect } from '../value-select.tsx';
import { FilesDialog } from './files-dialog.tsx';
import { ObjectForm } from './object-form.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { REPOSITORY_STAFF_CALLS } from './staff-calls.ts';
import { StaffWays } from './staff-ways.tsx';
import { useNameIn } from './use-name-in.ts';

const ROWS = 20;

type Task =
  | { readonly what: 'add' }
  | { readonly what: 'change' | 'files' | 'preview' | 'remove'; readonly object: StaffObjectSummary };

/** The documents of the library, drafts too, with what can be done with each. */
export default function ObjectsPage() {
  const { t } = useTranslation('repository');
  usePageTitle(t('staff.title'));
  const nameIn = useNameIn();
  const [task, setTask] = useState<Task>();
  const { filters, page, isNarrowed, show, pageAddress } = useListFilters(['words', 'collection', 'faulty']);
  const collections = useCall(listStaffCollections, {}).data ?? [];
  const policies = useCall(listPolicies, {});
  const answer = useCall(
    listStaffObjects,
    {
      ...(filters.collection && { collectionId: filters.collection }),
      keyWord: filters.words,
      onlyFaulty: filters.faulty === '1',
      page,
      rows: ROWS,
    },
    { staleMs: 0, keepPrevious: true },
  );
  const { data } = answer;
  const canAdd = collections.length > 0 && (policies.data?.length ?? 0) > 0;
  const close = () => setTask(undefined);
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')}>
        <StaffWays without="objects" />
        <Button
          kind="primary"
          icon={<Plus size={18} aria-hidden />}
          disabled={!canAdd}
          title={canAdd ? undefined : t('staff.first')}
          onClick={() => setTask({ what: 'add' })}
        >
          {t('staff.add')}
        </Button>
      </PageHead>
      {!canAdd && policies.data && <p className="muted">{t('staff.first')}</p>}
      <FilterBar label={t('search')} words={filters.words} onWords={(words) => show({ words })}>
        <ValueSelect
          label={t('staff.field.collection')}
          all={t('filter.allCollections')}
          value={filters.collection}
          counts={collections.map(({ id, objectCount }) => ({ value: id, count: objectCount }))}
          nameOf={(id) => nameIn(collections.find((one) => one.id === id)?.names)}
          onChange={(collection) => show({ collection })}
        />
        <Button
          kind={filters.faulty === '1' ? 'primary' : 'plain'}
          aria-pressed={filters.faulty === '1'}
          onClick={() => show({ faulty: filters.faulty === '1' ? '' : '1' })}
        >
          {t('staff.onlyFaulty')}
        </Button>
      </FilterBar>
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton height="180px" radius="12px" />}
      {data?.total === 0 && (
        <EmptyState
          icon={<FileStack size={36} strokeWidth={1.4} aria-hidden />}
          title={t(isNarrowed ? 'noneFound' : 'staff.none')}
          hint={t(isNarrowed ? 'noneFoundHint' : 'staff.noneHint')}
        />
      )}
      {data && data.total > 0 && (
        <ul className={styles.rows}>
          {data.objects.map((object) => (
            <Row key={object.id} object={object} onTask={(what) => setTask({ what, object })} />
          ))}
        </ul>
      )}
      {data && <Pager page={page} rows={ROWS} total={data.total} label={t('pages')} to={pageAddress} />}
      {task?.what === 'add' && (
        <ObjectForm id={undefined} collections={collections} policies={policies.data ?? []} onClose={close} />
      )}
      {task?.what === 'change' && (
        <ObjectForm
          id={task.object.id}
          collections={collections}
          policies={policies.data ?? []}
          onClose={close}
        />
      )}
      {task?.what === 'files' && (
        <FilesDialog
          id={task.object.id}
          title={task.object.title}
          policies={policies.data ?? []}
          onClose={close}
        />
      )}
      {task?.what === 'preview' && (
        <PreviewDialog id={task.object.id} title={task.object.title} onClose={close} />
      )}
      {task?.what === 'remove' && (
        <RemoveDialog
          call={removeObject}
          input={{ id: task.object.id }}
          invalidates={REPOSITORY_STAFF_CALLS}
          words={{
            title: t('staff.removeTitle', { name: task.object.title }),
            hint: t('staff.removeHint'),
            send: t('staff.remove'),
            cancel: t('staff.cancel'),
            done: t('staff.removed'),
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function Row({
  object,
  onTask,
}: {
  readonly object: StaffObjectSummary;
  readonly onTask: (what: 'change' | 'files' | 'preview' | 'remove') => void;
}) {
  const { t } = useTranslation('repository');
  const format = useFormat();
  const {
    title,
    kind,
    creators,
    year,
    collectionName,
    policyName,
    closedUntil,
    isOpen,
    fileCount,
    faultyFiles,
  } = object;
  const tasks = ['change', 'files', 'preview', 'remove'] as const;
  return (
    <StaffRow
      title={title}
      facts={factLine(
        t(`kinds.${kind}`),
        creators.join(' · '),
        year,
        collectionName,
        policyName,
        t('staff.fileCount', { count: fileCount, number: format.number(fileCount) }),
      )}
      pills={
        <>
          <Pill tone={isOpen ? 'ok' : 'warn'}>{t(isOpen ? 'staff.open' : 'staff.draft')}</Pill>
          {closedUntil && <Pill>{t('why.notYet', { day: format.date(closedUntil) })}</Pill>}
          {faultyFiles > 0 && (
            <Pill tone="warn">
              {t('staff.faulty', { count: faultyFiles, number: format.number(faultyFiles) })}
            </Pill>
          )}
        </>
      }
    >
      {tasks.map((what) => (
        <Button
          key={what}
          size="small"
          kind={what === 'remove' ? 'text' : 'plain'}
          onClick={() => onTask(what)}
        >
          {t(`staff.${what}`)}
          <span className="hidden-visually"> {title}</span>
        </Button>
      ))}
    </StaffRow>
  );
}
