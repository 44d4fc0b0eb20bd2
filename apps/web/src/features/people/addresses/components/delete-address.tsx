import type { AddressView } from '@lectern/contracts/people/addresses/address-view';
import { deleteAddress } from '@lectern/contracts/people/addresses/delete-address';
import { listAddresses } from '@lectern/contracts/people/addresses/list-addresses';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

/** Asks whether an address is to be deleted. */
export function DeleteAddress({
  address: { addressId, recipientName, details },
  onClose,
}: {
  readonly address: AddressView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('addresses');
  const errorText = useErrorText();
  const remove = useAction(deleteAddress, {
    invalidates: [listAddresses],
    onDone: () => {
      showToast('ok', t('deleted'));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('deleteTitle')}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" busy={remove.running} onClick={() => remove.start({ addressId })}>
            {t('delete')}
          </Button>
          <Button onClick={onClose}>{t('keep')}</Button>
        </>
      }
    >
      {remove.error && <Notice tone="bad">{errorText(remove.error)}</Notice>}
      <p>{`${recipientName}, ${details}`}</p>
    </Dialog>
  );
}
