import { getPlaces } from '@lectern/contracts/lending/places/get-places';
import { putException } from '@lectern/contracts/lending/places/put-exception';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import type { Exception, Library } from '../places.ts';

/** Sets other hours for a day, or takes them back. */
export function ExceptionForm({
  libraryCode,
  exception,
  libraries,
  onClose,
}: {
  readonly libraryCode: string;
  readonly exception: Exception | undefined;
  readonly libraries: readonly Library[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('places');
  const language = useLanguage();
  const [library, setLibrary] = useState(libraryCode);
  const [day, setDay] = useState(exception?.day ?? '');
  const [hours, setHours] = useState(exception?.hours ?? '');
  const [reason, setReason] = useState(exception?.names[language] ?? '');
  const [isTried, setIsTried] = useState(false);
  const put = useAction(putException, {
    invalidates: [getPlaces],
    onDone() {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  const names = { ...exception?.names, [language]: reason };
  return (
    <FormDialog
      title={t(exception ? 'change' : 'addDay')}
      send={t('save')}
      cancel={t('cancel')}
      busy={put.running}
      error={put.error}
      onSend={() => {
        setIsTried(true);
        if (day !== '') put.start({ libraryCode: library, day, hours, names });
      }}
      onClose={onClose}
    >
      <SelectField
        label={t('library')}
        disabled={exception !== undefined}
        value={library}
        onChange={(event) => setLibrary(event.target.value)}
      >
        <option value="">{t('every')}</option>
        {libraries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label={t('day')}
        readOnly={exception !== undefined}
        error={isTried && day === '' ? t('wrongDay') : undefined}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <TextField
        label={t('hours')}
        hint={t('hoursHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={hours}
        onChange={(event) => setHours(event.target.value)}
      />
      <TextField
        label={t('reason')}
        maxLength={100}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {exception && (
        <div>
          <Button
            kind="danger"
            size="small"
            busy={put.running}
            onClick={() => put.start({ libraryCode: library, day, hours: null })}
          >
            {t('takeBack')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
