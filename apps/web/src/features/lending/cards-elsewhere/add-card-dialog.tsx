import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { addCardElsewhere } from '@lectern/contracts/lending/cards-elsewhere/add-card-elsewhere';
import { listCardsElsewhere } from '@lectern/contracts/lending/cards-elsewhere/list-cards-elsewhere';
import { showEverywhere } from '@lectern/contracts/lending/cards-elsewhere/show-everywhere';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';

type Library = OutputOf<(typeof listCardsElsewhere)['output']>['libraries'][number];

/** Asks for the library of a card, and for the password or a code that proves it. */
export function AddCardDialog({
  libraries,
  onClose,
}: {
  readonly libraries: readonly Library[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('cards-elsewhere');
  const [library, setLibrary] = useState(libraries[0]?.mappingPath ?? '');
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [fields, setFields] = useState({ account: '', password: '', code: '' });
  const [isTried, setIsTried] = useState(false);
  const add = useAction(addCardElsewhere, {
    invalidates: [listCardsElsewhere, showEverywhere],
    onDone: () => {
      showToast('ok', t('dialog.done'));
      onClose();
    },
  });
  const names = way === 'code' ? (['code'] as const) : (['account', 'password'] as const);
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    error: isTried && fields[name].trim() === '' ? t('dialog.missing') : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setFields((now) => ({ ...now, [name]: target.value })),
  });

  async function send() {
    setIsTried(true);
    if (names.some((name) => fields[name].trim() === '')) return;
    if (way === 'code') return add.start({ library, code: fields.code.trim() });
    const { encryptWirePassword } = await import('@lectern/rules/wire-cipher');
    add.start({ library, account: fields.account.trim(), password: encryptWirePassword(fields.password) });
  }

  return (
    <FormDialog
      title={t('dialog.title')}
      send={t('dialog.send')}
      cancel={t('dialog.cancel')}
      busy={add.running}
      error={add.error}
      onSend={() => void send()}
      onClose={onClose}
    >
      <SelectField
        label={t('dialog.library')}
        value={library}
        onChange={({ target }) => setLibrary(target.value)}
      >
        {libraries.map(({ mappingPath, name }) => (
          <option key={mappingPath} value={mappingPath}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('dialog.way')}
        value={way}
        onChange={({ target }) => setWay(target.value === 'code' ? 'code' : 'password')}
      >
        <option value="password">{t('dialog.password')}</option>
        <option value="code">{t('dialog.code')}</option>
      </SelectField>
      {way === 'password' ? (
        <>
          <TextField label={t('dialog.account')} autoComplete="off" maxLength={64} {...field('account')} />
          <TextField
            label={t('dialog.passwordField')}
            type="password"
            autoComplete="off"
            maxLength={100}
            {...field('password')}
          />
        </>
      ) : (
        <TextField
          label={t('dialog.codeField')}
          hint={t('dialog.codeHint')}
          autoComplete="off"
          maxLength={64}
          {...field('code')}
        />
      )}
    </FormDialog>
  );
}
