import type { StaffCollection } from '@lectern/contracts/resources/repository/collection';
import { listPolicies } from '@lectern/contracts/resources/repository/list-policies';
import { listStaffCollections } from '@lectern/contracts/resources/repository/list-staff-collections';
import { removeCollection } from '@lectern/contracts/resources/repository/remove-collection';
import { FolderTree, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { WholeList } from '../../../../components/whole-list.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import styles from '../repository.module.css';
import { CollectionForm } from './collection-form.tsx';
import { EntriesDialog } from './entries-dialog.tsx';
import { REPOSITORY_STAFF_CALLS } from './staff-calls.ts';
import { StaffWays } from './staff-ways.tsx';
import { useNameIn } from './use-name-in.ts';

type Listed = Omit<StaffCollection, 'entries' | 'descriptions'>;
type Task =
  | { readonly what: 'add' }
  | { readonly what: 'change' | 'entries' | 'remove'; readonly collection: Listed };

/** The trees of collections: repositories and special bases. */
export default function CollectionsPage() {
  const { t } = useTranslation('repository');
  usePageTitle(t('staff.collections.title'));
  const format = useFormat();
  const nameIn = useNameIn();
  const [task, setTask] = useState<Task>();
  const answer = useCall(listStaffCollections, {}, { staleMs: 0 });
  const all = answer.data ?? [];
  const policies = useCall(listPolicies, {}).data ?? [];
  const close = () => setTask(undefined);
  const depthOf = (one: Listed): number => {
    const parent = all.find(({ id }) => id === one.parentId);
    return parent ? depthOf(parent) + 1 : 0;
  };
  return (
    <>
      <PageHead title={t('staff.collections.title')} hint={t('staff.collections.hint')}>
        <StaffWays without="collections" />
        <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setTask({ what: 'add' })}>
          {t('staff.collections.add')}
        </Button>
      </PageHead>
      <WholeList
        answer={answer}
        rowsOf={(collections) => collections}
        empty={
          <EmptyState
            icon={<FolderTree size={36} strokeWidth={1.4} aria-hidden />}
            title={t('staff.collections.none')}
            hint={t('staff.collections.noneHint')}
          />
        }
      >
        {(collections) => (
          <ul className={styles.tree}>
            {collections.map((one) => (
              <li key={one.id} style={{ '--depth': depthOf(one) } as React.CSSProperties}>
                <span>
                  <b dir="auto">{nameIn(one.names)}</b>{' '}
                  <span className="muted small">
                    {factLine(
                      one.parentId === '' && t(`staff.collections.kind.${one.kind}`),
                      one.code,
                      t('objectCount', { count: one.objectCount, number: format.number(one.objectCount) }),
                    )}
                  </span>
                </span>
                <Pill tone={one.isOpen ? 'ok' : 'warn'}>{t(one.isOpen ? 'staff.open' : 'staff.draft')}</Pill>
                {(['change', 'entries', 'remove'] as const).map((what) => (
                  <Button
                    key={what}
                    size="small"
                    kind={what === 'remove' ? 'text' : 'plain'}
                    onClick={() => setTask({ what, collection: one })}
                  >
                    {t(what === 'entries' ? 'staff.collections.entries' : `staff.${what}`)}
                    <span className="hidden-visually"> {nameIn(one.names)}</span>
                  </Button>
                ))}
              </li>
            ))}
          </ul>
        )}
      </WholeList>
      {task?.what === 'add' && (
        <CollectionForm id={undefined} collections={all} policies={policies} onClose={close} />
      )}
      {task?.what === 'change' && (
        <CollectionForm id={task.collection.id} collections={all} policies={policies} onClose={close} />
      )}
      {task?.what === 'entries' && <EntriesDialog id={task.collection.id} onClose={close} />}
      {task?.what === 'remove' && (
        <RemoveDialog
          call={removeCollection}
          input={{ id: task.collection.id }}
          invalidates={REPOSITORY_STAFF_CALLS}
          words={{
            title: t('staff.collections.removeTitle', { name: nameIn(task.collection.names) }),
            hint: t('staff.collections.removeHint'),
            send: t('staff.remove'),
            cancel: t('staff.cancel'),
            done: t('staff.collections.removed'),
          }}
          onClose={close}
        />
      )}
    </>
  );
}
