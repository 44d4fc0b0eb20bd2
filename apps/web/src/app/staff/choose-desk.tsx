import { chooseDesk } from '@lectern/contracts/people/staff/choose-desk';
import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { getLibraryList } from '@lectern/contracts/people/tenant/get-library-list';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useStaff } from '../../lib/staff/use-staff.ts';
import { localStore } from '../../lib/storage.ts';
import { useAction } from '../../lib/use-action.ts';
import { useCall } from '../../lib/use-call.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import styles from './choose-desk.module.css';

/** Asks in which library and at which desk this computer stands. It is kept in the browser for whoever signs in next. */
export function ChooseDesk({ leavesTo }: { readonly leavesTo?: string }) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { desk } = useStaff();
  const libraries = useCall(getLibraryList, {});
  const [chosen, setChosen] = useState(desk.libraryCode);
  const [name, setName] = useState(desk.name);
  const choice = useAction(chooseDesk, {
    invalidates: [getStaffSession],
    onDone({ libraryCode, name: kept }) {
      localStore.write('staffDesk', { libraryCode, name: kept });
      if (leavesTo) void navigate(leavesTo);
    },
  });
  if (libraries.error) return <ErrorState error={libraries.error} onRetry={() => void libraries.refetch()} />;
  const libraryCode = chosen || (libraries.data?.[0]?.libCode ?? '');

  function send(event: FormEvent) {
    event.preventDefault();
    choice.start({ libraryCode, name });
  }

  return (
    <Card as="section" padded className={styles.card}>
      <h1>{t('desk.title')}</h1>
      <p className="muted">{t('desk.hint')}</p>
      {libraries.data ? (
        <form className={styles.form} onSubmit={send}>
          {choice.error && <Notice tone="bad">{errorText(choice.error)}</Notice>}
          <SelectField
            label={t('desk.library')}
            value={libraryCode}
            onChange={(event) => setChosen(event.target.value)}
          >
            {libraries.data.map(({ libCode, libName }) => (
              <option key={libCode} value={libCode}>
                {libName}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('desk.name')}
            hint={t('desk.nameHint')}
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" kind="primary" busy={choice.running} disabled={libraryCode === ''}>
            {t('desk.choose')}
          </Button>
        </form>
      ) : (
        <Loading>
          <Skeleton height="160px" radius="12px" />
        </Loading>
      )}
    </Card>
  );
}
