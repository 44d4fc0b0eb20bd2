import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportBibs,
  MAX_EXPORTED,
} from '@lectern/contracts/discovery/citations/export-bibs';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { api } from '../../../lib/api.ts';
import type { NamedBib } from '../../../lib/bib-dialogs.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './export-dialog.module.css';

/** Exports works as a file: the given ones, or the first of a search. */
export default function ExportDialog({
  bibs,
  search,
  onClose,
}: {
  readonly bibs: readonly NamedBib[];
  /** Instead of works: a search and the number of its hits. */
  readonly search?: { readonly state: SearchState; readonly total: number };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('selection');
  const format = useFormat();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<ExportFormat>('ris');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const count = search ? Math.min(search.total, MAX_EXPORTED) : bibs.length;

  async function download() {
    setBusy(true);
    setFault(undefined);
    try {
      const recordIds = bibs.map(({ recordId }) => recordId);
      const input = search ? { ...search.state, format: chosen } : { recordIds, format: chosen };
      await saveFile(await api.download(exportBibs, input));
      onClose();
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={t('export.title', { count, number: format.number(count) })}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          busy={busy}
          icon={<Download size={16} aria-hidden />}
          onClick={() => void download()}
        >
          {t('export.download')}
        </Button>
      }
    >
      {search && search.total > MAX_EXPORTED && (
        <Notice>{t('export.firstOnly', { most: MAX_EXPORTED, number: format.number(search.total) })}</Notice>
      )}
      <fieldset className={styles.formats}>
        <legend className="hidden-visually">{t('export.format')}</legend>
        {EXPORT_FORMATS.map((one) => (
          <label key={one}>
            <input type="radio" name="format" checked={one === chosen} onChange={() => setChosen(one)} />
            <b>{t(`export.formats.${one}.name`)}</b>
            <span className="muted small">{t(`export.formats.${one}.use`)}</span>
          </label>
        ))}
      </fieldset>
      {fault && <Notice tone="bad">{fault}</Notice>}
    </Dialog>
  );
}
