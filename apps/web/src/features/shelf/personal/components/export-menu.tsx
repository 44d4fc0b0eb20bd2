import { TABLE_FORMATS, type TableFormat } from '@lectern/contracts/kernel/table-format';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../../components/menu.tsx';
import { saveFile } from '../../../../lib/save-file.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from './export-menu.module.css';

/** The rows that are exported: those with these ids, or all. */
export type ExportedRows = { readonly loanIds: string[] } | { readonly all: '1' };

/** Saves the chosen rows of a table as a file, in the format that the reader chooses. All rows are an act of its own. */
export function ExportMenu({
  chosen,
  download,
}: {
  readonly chosen: readonly string[];
  readonly download: (rows: ExportedRows, format: TableFormat) => Promise<Response>;
}) {
  const { t } = useTranslation('personal');
  const errorText = useErrorText();
  const [running, setRunning] = useState(false);

  async function save(rows: ExportedRows, format: TableFormat) {
    setRunning(true);
    try {
      await saveFile(await download(rows, format));
    } catch (error) {
      showToast('bad', errorText(error));
    } finally {
      setRunning(false);
    }
  }

  function saveChosen(format: TableFormat) {
    if (chosen.length === 0) showToast('warn', t('loans.chooseFirst'));
    else void save({ loanIds: [...chosen] }, format);
  }

  return (
    <Menu
      label={t('export.label')}
      framed
      {...(running && { className: styles.running })}
      entries={[
        ...TABLE_FORMATS.map((format) => ({
          key: format,
          label: t('export.chosen', { format: t(`export.${format}`), count: chosen.length }),
          run: () => saveChosen(format),
        })),
        { key: 'line', separator: true },
        ...TABLE_FORMATS.map((format) => ({
          key: `all-${format}`,
          label: t('export.all', { format: t(`export.${format}`) }),
          run: () => void save({ all: '1' }, format),
        })),
      ]}
    >
      <Download size={15} aria-hidden />
      <span>{t('export.label')}</span>
    </Menu>
  );
}
