import { PAPER_FORMATS, type PaperFormat } from '@lectern/contracts/discovery/scholar/paper-files';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../../components/menu.tsx';
import { saveFile } from '../../../../lib/save-file.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

/** Saves works as a file in one of the formats. */
export function ExportMenu({
  label,
  download,
}: {
  readonly label: string;
  readonly download: (format: PaperFormat) => Promise<Response>;
}) {
  const { t } = useTranslation('scholar');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  async function save(format: PaperFormat) {
    setBusy(true);
    try {
      await saveFile(await download(format));
    } catch (error) {
      showToast('bad', errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Menu
      label={label}
      framed
      entries={PAPER_FORMATS.map((format) => ({
        key: format,
        label: t(`format.${format}`),
        run: () => void save(format),
      }))}
    >
      <Download size={16} aria-hidden /> {isBusy ? t('exporting') : t('export')}
    </Menu>
  );
}
