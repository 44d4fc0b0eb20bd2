import type { StaffCollection } from '@lectern/contracts/resources/repository/collection';
import { getStaffCollection } from '@lectern/contracts/resources/repository/get-staff-collection';
import { ENTRY_KINDS, type EntryKind } from '@lectern/contracts/resources/repository/kinds';
import { putEntries } from '@lectern/contracts/resources/repository/put-entries';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { LoadingDialog } from '../../../../components/loading-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import styles from '../repository.module.css';
import { REPOSITORY_STAFF_CALLS } from './staff-calls.ts';

type Entry = StaffCollection['entries'][number];

/** What a collection lists besides its own documents: things by their ids, links by their addresses, in order. */
export function EntriesDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('repository');
  const answer = useCall(getStaffCollection, { id }, { staleMs: 0 });
  return (
    <LoadingDialog title={t('staff.collections.entries')} width="760px" answer={answer} onClose={onClose}>
      {(collection) => <Form collection={collection} onClose={onClose} />}
    </LoadingDialog>
  );
}

function Form({
  collection,
  onClose,
}: {
  readonly collection: StaffCollection;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('repository');
  const language = useLanguage();
  const [entries, setEntries] = useState<readonly Entry[]>(collection.entries);
  const [kind, setKind] = useState<EntryKind>('bib');
  const [value, setValue] = useState('');
  const [name, setName] = useState('');
  const put = useAction(putEntries, {
    invalidates: REPOSITORY_STAFF_CALLS,
    onDone: () => {
      showToast('ok', t('staff.saved'));
      onClose();
    },
  });
  function add() {
    const given = value.trim();
    if (given === '') return;
    const isLink = kind === 'link';
    const entry = {
      kind,
      id: isLink ? '' : given,
      address: isLink ? given : '',
      names: isLink && name.trim() ? { [language]: name.trim() } : {},
      title: name.trim() || given,
    };
    setEntries((before) => [...before, entry]);
    setValue('');
    setName('');
  }
  const move = (at: number, step: number) =>
    setEntries((before) => {
      const others = before.filter((_, index) => index !== at);
      const moved = before[at];
      return moved ? [...others.slice(0, at + step), moved, ...others.slice(at + step)] : before;
    });
  return (
    <FormDialog
      title={t('staff.collections.entries')}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      width="760px"
      busy={put.running}
      error={put.error ?? undefined}
      onSend={() =>
        put.start({
          id: collection.id,
          entries: entries.map((one) => ({
            kind: one.kind,
            ...(one.id && { id: one.id }),
            address: one.address,
            names: one.names,
          })),
        })
      }
      onClose={onClose}
    >
      <p className="muted small">{t('staff.collections.entriesHint')}</p>
      <ol className={styles.files}>
        {entries.map((one, at) => (
          <li key={`${one.kind} ${one.id || one.address}`} className={styles.file}>
            <span dir="auto">
              {one.title} <span className="muted small">{t(`entries.${one.kind}`)}</span>
            </span>
            <span className={styles.buttons}>
              <Button size="small" disabled={at === 0} onClick={() => move(at, -1)}>
                {t('staff.file.up')}
              </Button>
              <Button size="small" disabled={at === entries.length - 1} onClick={() => move(at, 1)}>
                {t('staff.file.down')}
              </Button>
              <Button
                size="small"
                kind="text"
                onClick={() => setEntries((before) => before.filter((_, index) => index !== at))}
              >
                {t('staff.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.fields}>
        <SelectField
          label={t('staff.field.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value as EntryKind)}
        >
          {ENTRY_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`entries.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t(kind === 'link' ? 'staff.collections.address' : 'staff.collections.thingId')}
          value={value}
          maxLength={2000}
          autoComplete="off"
          onChange={({ target }) => setValue(target.value)}
        />
        {kind === 'link' && (
          <TextField
            label={t('staff.field.names')}
            value={name}
            maxLength={300}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <Button onClick={add}>{t('staff.collections.addEntry')}</Button>
      </div>
    </FormDialog>
  );
}
