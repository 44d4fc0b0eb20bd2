import { changeRequest } from '@lectern/contracts/lending/requests/change-request';
import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { listTakeLocations } from '@lectern/contracts/lending/requests/list-take-locations';
import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { getOwnWorks } from '@lectern/contracts/shelf/own-works/get-own-works';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';

/** Asks where a waiting request is to be picked up, and how its reader is reached. */
export function ChangeRequest({
  request: { requestId, title, type, takeLocationName, contactInfo },
  onClose,
}: {
  readonly request: RequestView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('requests');
  const { data: places = [] } = useCall(listTakeLocations, { type });
  const [library, setLibrary] = useState<string>();
  const [contact, setContact] = useState(contactInfo);
  const chosen =
    library ?? places.find(({ libName }) => libName === takeLocationName)?.libCode ?? places[0]?.libCode;
  const change = useAction(changeRequest, {
    invalidates: [listRequests, getRequest, getOwnWorks],
    onDone: (changed) => {
      showToast('ok', t('change.saved', { place: changed.takeLocationName }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('change.title')}
      send={t('change.save')}
      cancel={t('change.back')}
      busy={change.running}
      error={change.error}
      onSend={() =>
        chosen !== undefined &&
        change.start({
          requestId,
          takeLibCode: chosen,
          // What the library shows of a contact may be masked: unchanged, it is not sent.
          contactInfo: contact.trim() === contactInfo ? '' : contact.trim(),
        })
      }
      onClose={onClose}
    >
      <p>
        <b>{title}</b>
      </p>
      <p>{t('change.hint')}</p>
      <SelectField
        label={t('change.place')}
        value={chosen ?? ''}
        onChange={(event) => setLibrary(event.currentTarget.value)}
      >
        {places.map(({ libCode, libName }) => (
          <option key={libCode} value={libCode}>
            {libName}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('change.contact')}
        autoComplete="off"
        maxLength={100}
        value={contact}
        onChange={(event) => setContact(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
