import { TABLE_FORMATS, type TableFormat } from '@lectern/contracts/kernel/table-format';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../../components/menu.tsx';
import { saveFile } from '../../../../lib/save-file.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from './export-menu.module.css';

/** Saves a table as a file, in the format that the reader chooses. */
export function ExportMenu({ download }: { readonly download: (format: TableFormat) => Promise<Response> }) {
  const { t } = useTranslation('personal');
  const errorText = useErrorText();
  const [running, setRunning] = useState(false);

  async function save(format: TableFormat) {
    setRunning(true);
    try {
      await saveFile(await download(format));
    } catch (error) {
      showToast('bad', errorText(error));
    } finally {
      setRunning(false);
    }
  }

  return (
    <Menu
      label={t('export.label')}
      framed
      {...(running && { className: styles.running })}
      entries={TABLE_FORMATS.map((format) => ({
        key: format,
        label: t(`export.${format}`),
        run: () => void save(format),
      }))}
    >
      <Download size={15} aria-hidden />
      <span>{t('export.label')}</span>
    </Menu>
  );
}
