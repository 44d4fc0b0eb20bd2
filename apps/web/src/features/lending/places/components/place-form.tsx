import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import { getPlaces } from '@lectern/contracts/lending/places/get-places';
import { putLibrary } from '@lectern/contracts/lending/places/put-library';
import { putLocation } from '@lectern/contracts/lending/places/put-location';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import styles from '../places.module.css';
import type { Library, Location } from '../places.ts';

const CODE = /^[A-Za-z0-9_.:-]{1,64}$/;

type Props =
  | { readonly kind: 'library'; readonly place: Library | undefined; readonly onClose: () => void }
  | {
      readonly kind: 'location';
      readonly place: Location | undefined;
      readonly libraries: readonly Library[];
      readonly onClose: () => void;
    };

/** Adds a library or a shelving location, or changes one. */
export function PlaceForm(props: Props) {
  const { t } = useTranslation('places');
  const { kind, place, onClose } = props;
  const location = kind === 'location' ? place : undefined;
  const libraries = kind === 'location' ? props.libraries : [];
  const [code, setCode] = useState(place?.code ?? '');
  const [names, setNames] = useState<Names>(place?.names ?? {});
  const [addresses, setAddresses] = useState<Names>((kind === 'library' && place?.addresses) || {});
  const [libraryCode, setLibraryCode] = useState(location?.libraryCode ?? libraries[0]?.code ?? '');
  const [referenceOnly, setReferenceOnly] = useState(location?.referenceOnly ?? false);
  const [closedStack, setClosedStack] = useState(location?.closedStack ?? false);
  const [isTried, setIsTried] = useState(false);
  const outcome = {
    invalidates: [getPlaces],
    onDone() {
      showToast('ok', t('saved'));
      onClose();
    },
  };
  const library = useAction(putLibrary, outcome);
  const shelves = useAction(putLocation, outcome);
  const isNamed = Object.values(names).some((name) => name?.trim());

  function send() {
    setIsTried(true);
    if (!CODE.test(code) || !isNamed) return;
    if (kind === 'library') library.start({ code, names, addresses });
    else shelves.start({ code, names, libraryCode, referenceOnly, closedStack });
  }

  return (
    <FormDialog
      title={t(place ? 'change' : kind === 'library' ? 'addLibrary' : 'addLocation')}
      send={t('save')}
      cancel={t('cancel')}
      busy={library.running || shelves.running}
      error={library.error ?? shelves.error}
      width="600px"
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t('code')}
        readOnly={place !== undefined}
        error={isTried && !CODE.test(code) ? t('wrongCode') : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Texts label={t('name')} texts={names} max={100} onChange={setNames} />
      {isTried && !isNamed && <p className={styles.fault}>{t('wrongNames')}</p>}
      {kind === 'library' && (
        <Texts label={t('address')} texts={addresses} max={300} onChange={setAddresses} />
      )}
      {kind === 'location' && (
        <>
          <SelectField
            label={t('library')}
            disabled={place !== undefined}
            value={libraryCode}
            onChange={(event) => setLibraryCode(event.target.value)}
          >
            {libraries.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </SelectField>
          {!place && (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={referenceOnly}
                onChange={(event) => setReferenceOnly(event.target.checked)}
              />
              {t('referenceOnly')}
            </label>
          )}
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={closedStack}
              onChange={(event) => setClosedStack(event.target.checked)}
            />
            {t('closedStack')}
          </label>
        </>
      )}
    </FormDialog>
  );
}

/** A text in each language. */
function Texts({
  label,
  texts,
  max,
  onChange,
}: {
  readonly label: string;
  readonly texts: Names;
  readonly max: number;
  readonly onChange: (texts: Names) => void;
}) {
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.pair}>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={LANGUAGE_NAMES[language]}
            maxLength={max}
            value={texts[language] ?? ''}
            onChange={(event) => onChange({ ...texts, [language]: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
