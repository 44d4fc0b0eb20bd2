import { lendToVisitor } from '@lectern/contracts/counter/alliance/lend-to-visitor';
import { listAllianceTransactions } from '@lectern/contracts/counter/alliance/list-alliance-transactions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { ScanField } from '../../../../components/scan/scan-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useFormat } from '../../../../lib/use-format.ts';

/** Lends a copy to a reader of another library who shows an authorization code. */
export function LendDialog({
  peers,
  onClose,
}: {
  readonly peers: readonly { readonly otherLib: string; readonly name: string }[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('alliance');
  const format = useFormat();
  const [otherLib, setOtherLib] = useState(peers[0]?.otherLib ?? '');
  const [code, setCode] = useState('');
  const [barcode, setBarcode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const lend = useAction(lendToVisitor, {
    invalidates: [listAllianceTransactions],
    onDone: ({ normReturnDate }) => {
      showToast('ok', t('staff.lend.done', { date: format.date(normReturnDate ?? '') }));
      onClose();
    },
  });
  const missing = (value: string, words: string) => (isTried && value.trim() === '' ? words : undefined);
  function send(copy = barcode) {
    setIsTried(true);
    if (code.trim() !== '' && copy.trim() !== '') lend.start({ otherLib, code, barcode: copy.trim() });
  }
  return (
    <FormDialog
      title={t('staff.lend.open')}
      send={t('staff.lend.send')}
      cancel={t('cancel')}
      busy={lend.running}
      error={lend.error}
      onSend={() => send()}
      onClose={onClose}
    >
      <p className="muted">{t('staff.lend.about')}</p>
      <SelectField
        label={t('staff.lend.library')}
        value={otherLib}
        onChange={({ target }) => setOtherLib(target.value)}
      >
        {peers.map((peer) => (
          <option key={peer.otherLib} value={peer.otherLib}>
            {peer.name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('staff.lend.code')}
        hint={t('staff.lend.codeHint')}
        value={code}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={missing(code, t('ask.codeMissing'))}
        onChange={({ target }) => setCode(target.value)}
      />
      <ScanField
        label={t('staff.copy')}
        value={barcode}
        onValue={setBarcode}
        onScan={send}
        maxLength={64}
        error={missing(barcode, t('staff.copyMissing'))}
      />
    </FormDialog>
  );
}
