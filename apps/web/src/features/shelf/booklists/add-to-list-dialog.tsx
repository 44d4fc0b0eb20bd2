import { addToList } from '@lectern/contracts/shelf/booklists/add-to-list';
import { MAX_LIST_NAME } from '@lectern/contracts/shelf/booklists/book-list';
import { listOwnLists } from '@lectern/contracts/shelf/booklists/list-own-lists';
import { makeList } from '@lectern/contracts/shelf/booklists/make-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Choice, Choices } from '../../../components/choices.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { BibDialogProps } from '../../../lib/bib-dialogs.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { editAddress } from './addresses.ts';
import { LIST_CALLS } from './list-calls.ts';

/** Adds works to one of the reader's lists, or to a new one. The default list is chosen at first. */
export default function AddToListDialog({ bibs, onClose }: BibDialogProps) {
  const { t } = useTranslation('booklists');
  const format = useFormat();
  const navigate = useNavigate();
  const recordIds = bibs.map(({ recordId }) => recordId);
  const [only] = recordIds.length === 1 ? recordIds : [];
  const lists = useCall(listOwnLists, only ? { recordId: only } : {}, { staleMs: 0 });
  const [picked, setPicked] = useState<string>();
  const [name, setName] = useState('');
  const free = lists.data?.filter(({ has }) => !has) ?? [];
  const chosen = picked ?? free[0]?.id ?? '';
  const say = (text: string, id: string) => {
    showToast('ok', text, { label: t('add.show'), run: () => void navigate(editAddress(id)) });
    onClose();
  };
  const add = useAction(addToList, {
    invalidates: LIST_CALLS,
    onDone: (done) =>
      say(t(done.added.length > 0 ? 'add.done' : 'add.already', { name: done.name }), done.id),
  });
  const make = useAction(makeList, {
    invalidates: LIST_CALLS,
    onDone: ({ id }) => say(t('add.done', { name }), id),
  });
  return (
    <FormDialog
      title={t('add.title')}
      send={t('add.send')}
      cancel={t('cancel')}
      busy={add.running || make.running}
      error={add.error ?? make.error}
      onSend={() => (chosen ? add.start({ id: chosen, recordIds }) : make.start({ name, recordIds }))}
      onClose={onClose}
    >
      {lists.error && <ErrorState error={lists.error} onRetry={() => void lists.refetch()} />}
      {lists.isPending && (
        <Loading>
          <Skeleton height="120px" radius="8px" />
        </Loading>
      )}
      {lists.data && (
        <Choices legend={t('add.choose')}>
          {lists.data.map((list) => (
            <Choice
              key={list.id}
              type="radio"
              name="list"
              title={list.name}
              about={
                list.has ? t('add.has') : t('works', { count: list.count, number: format.number(list.count) })
              }
              checked={chosen === list.id}
              onChange={() => setPicked(list.id)}
            />
          ))}
          <Choice
            type="radio"
            name="list"
            title={t('add.new')}
            about={t('add.newAbout')}
            checked={chosen === ''}
            onChange={() => setPicked('')}
          />
        </Choices>
      )}
      {lists.data && chosen === '' && (
        <TextField
          label={t('facts.name')}
          value={name}
          maxLength={MAX_LIST_NAME}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </FormDialog>
  );
}
