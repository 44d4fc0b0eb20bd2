import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { TABLE_ENCODINGS, type TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import type { importReaders } from '@lectern/contracts/people/readers/import-readers';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import styles from '../readers.module.css';

/** Shows names of the file, so that a person sees whether they were read rightly, and lets the encoding be chosen. */
export function HowRead({
  answer: { encoding: found, preview, unknownColumns },
  encoding,
  onEncoding,
}: {
  readonly answer: Pick<
    OutputOf<(typeof importReaders)['output']>,
    'encoding' | 'preview' | 'unknownColumns'
  >;
  /** The one that was chosen; undefined if the bytes of the file decide. */
  readonly encoding: TableEncoding | undefined;
  readonly onEncoding: (encoding: TableEncoding | undefined) => void;
}) {
  const { t } = useTranslation('readers');
  return (
    <section className={styles.file}>
      {found && (
        <SelectField
          label={t('import.encoding')}
          value={encoding ?? ''}
          onChange={({ target }) => onEncoding(TABLE_ENCODINGS.find((one) => one === target.value))}
        >
          <option value="">{t('import.byItself')}</option>
          {TABLE_ENCODINGS.map((one) => (
            <option key={one} value={one}>
              {t(`import.encodings.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      <p>{found ? t('import.readAs', { encoding: t(`import.encodings.${found}`) }) : t('import.names')}</p>
      <StaffTable label={t('import.names')} columns={[t('field.card'), t('field.name')]}>
        {preview.map(({ card, name }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card can be in a file twice, and the rows never move.
          <tr key={at}>
            <td>{card}</td>
            <td>{name}</td>
          </tr>
        ))}
      </StaffTable>
      {unknownColumns.length > 0 && <p>{t('import.unknown', { columns: unknownColumns.join(', ') })}</p>}
    </section>
  );
}
