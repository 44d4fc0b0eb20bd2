import type { StaffPeer } from '@lectern/contracts/counter/interlibrary/interlibrary-peer';
import { listInterlibraryPeers } from '@lectern/contracts/counter/interlibrary/list-interlibrary-peers';
import { putInterlibraryPeer } from '@lectern/contracts/counter/interlibrary/put-interlibrary-peer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import styles from '../interlibrary.module.css';

/** Adds a partner library, or changes one. A key that was made is shown once, for the other library. */
export function PartnerForm({
  peer,
  sites,
  onClose,
}: {
  readonly peer: StaffPeer | undefined;
  readonly sites: readonly { readonly siteCode: string; readonly name: string }[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('interlibrary');
  const [draft, setDraft] = useState({
    name: peer?.name ?? '',
    symbol: peer?.symbol ?? '',
    ownSymbol: peer?.ownSymbol ?? '',
    address: peer?.address ?? '',
    siteCode: peer?.siteCode ?? '',
    key: '',
  });
  const [isTried, setIsTried] = useState(false);
  const put = useAction(putInterlibraryPeer, {
    invalidates: [listInterlibraryPeers],
    onDone: ({ newKey }) => {
      showToast('ok', t('partners.saved'));
      if (newKey === '') onClose();
    },
  });
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const lacks = (value: string) => (isTried && value.trim() === '' ? t('partners.missing') : undefined);
  const newKey = put.answer?.newKey ?? '';
  if (newKey !== '')
    return (
      <Dialog
        title={t('partners.keyTitle')}
        onClose={onClose}
        footer={
          <Button kind="primary" onClick={onClose}>
            {t('partners.keyDone')}
          </Button>
        }
      >
        <p>{t('partners.keyHint')}</p>
        <p className={styles.key} dir="ltr">
          {newKey}
        </p>
      </Dialog>
    );
  function send() {
    setIsTried(true);
    const { key, siteCode, ...facts } = draft;
    if (Object.values(facts).some((value) => value.trim() === '')) return;
    put.start({
      ...facts,
      ...(siteCode !== '' && { siteCode }),
      ...(key.trim() !== '' && { key: key.trim() }),
      ...(peer && { peerId: peer.peerId }),
    });
  }
  return (
    <FormDialog
      title={peer ? t('partners.changeTitle', { name: peer.name }) : t('partners.add')}
      send={t('partners.save')}
      cancel={t('cancel')}
      width="680px"
      busy={put.running}
      error={put.error}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t('partners.name')}
        value={draft.name}
        maxLength={100}
        autoComplete="off"
        error={lacks(draft.name)}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className={styles.pair}>
        <TextField
          label={t('partners.symbol')}
          value={draft.symbol}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          error={lacks(draft.symbol)}
          onChange={({ target }) => set({ symbol: target.value.trim() })}
        />
        <TextField
          label={t('partners.ownSymbol')}
          value={draft.ownSymbol}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          error={lacks(draft.ownSymbol)}
          onChange={({ target }) => set({ ownSymbol: target.value.trim() })}
        />
      </div>
      <TextField
        label={t('partners.address')}
        hint={t('partners.addressHint')}
        value={draft.address}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        error={lacks(draft.address)}
        onChange={({ target }) => set({ address: target.value.trim() })}
      />
      <SelectField
        label={t('partners.site')}
        value={draft.siteCode}
        onChange={({ target }) => set({ siteCode: target.value })}
      >
        <option value="">{t('partners.noSite')}</option>
        {sites.map(({ siteCode, name }) => (
          <option key={siteCode} value={siteCode}>
            {name}
          </option>
        ))}
      </SelectField>
      {!draft.address.startsWith('/') && (
        <TextField
          label={t('partners.key')}
          hint={t('partners.keyFieldHint')}
          type="password"
          value={draft.key}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => set({ key: target.value })}
        />
      )}
    </FormDialog>
  );
}
