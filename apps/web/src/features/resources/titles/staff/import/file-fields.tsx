import { TABLE_ENCODINGS, type TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../../../components/file-button.tsx';
import { SelectField } from '../../../../../components/select-field.tsx';
import styles from './import.module.css';

/** The file of a title list, and how it is written. */
export function FileFields({
  file,
  encoding,
  isBusy,
  onFile,
  onEncoding,
}: {
  readonly file: File | undefined;
  /** Undefined: its bytes say it. */
  readonly encoding: TableEncoding | undefined;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
  readonly onEncoding: (encoding: TableEncoding | undefined) => void;
}) {
  const { t } = useTranslation('titles');
  return (
    <div className={styles.fields}>
      <div className={styles.choose}>
        <FileButton
          label={t('staff.import.choose')}
          accept=".txt,.tsv,.csv,.kbart,.tab,.mrc,.marc,.iso,.xml,text/plain,text/csv,text/tab-separated-values"
          busy={isBusy}
          onFile={onFile}
        >
          {t('staff.import.choose')}
        </FileButton>
        {file && (
          <span className={styles.name} dir="auto">
            {file.name}
          </span>
        )}
      </div>
      {file && (
        <SelectField
          label={t('staff.import.encoding')}
          value={encoding ?? ''}
          disabled={isBusy}
          onChange={({ target }) => onEncoding(TABLE_ENCODINGS.find((one) => one === target.value))}
        >
          <option value="">{t('staff.import.byItself')}</option>
          {TABLE_ENCODINGS.map((one) => (
            <option key={one} value={one}>
              {t(`staff.import.encodings.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
