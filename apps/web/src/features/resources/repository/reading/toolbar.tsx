import { addDigitalLog } from '@lectern/contracts/resources/repository/add-digital-log';
import { getFileAddress } from '@lectern/contracts/resources/repository/get-file-address';
import type { OpenedReading } from '@lectern/contracts/resources/repository/reading';
import {
  ArrowLeft,
  ChevronLeft,
  ChevronRight,
  Download,
  PanelLeft,
  Printer,
  Search,
  TextSelect,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../../components/icon-button.tsx';
import { api } from '../../../../lib/api.ts';
import { objectAddress } from '../../../../lib/object-address.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './reading.module.css';
import { TextDialog } from './text-dialog.tsx';
import { ZOOMS } from './zooms.ts';

/** The bar above the pages: the way back, turning, size, and what the rights allow. */
export function Toolbar({
  opened,
  page,
  zoom,
  isPanelOpen,
  onPage,
  onZoom,
  onPanel,
  onSearch,
}: {
  readonly opened: OpenedReading;
  readonly page: number;
  readonly zoom: number;
  readonly isPanelOpen: boolean;
  readonly onPage: (page: number) => void;
  readonly onZoom: (step: number) => void;
  readonly onPanel: () => void;
  readonly onSearch: () => void;
}) {
  const { t } = useTranslation('repository');
  const format = useFormat();
  const errorText = useErrorText();
  const [isTextShown, setIsTextShown] = useState(false);
  const {
    objectId: id,
    fileId,
    title,
    pages,
    openPages,
    mayDownload,
    mayPrint,
    mayCopy,
    isSearchable,
  } = opened;
  const take = useAction(getFileAddress, {
    onDone: ({ url }) => {
      void api.call(addDigitalLog, { id, event: 'download' }).catch(() => undefined);
      window.location.assign(url);
    },
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('reading.bar')}>
      <Link className={styles.back} to={objectAddress(id)} aria-label={t('toObject')}>
        <ArrowLeft size={18} aria-hidden />
      </Link>
      <IconButton
        label={t('reading.panel')}
        icon={<PanelLeft size={18} aria-hidden />}
        aria-pressed={isPanelOpen}
        onClick={onPanel}
      />
      {isSearchable && (
        <IconButton
          label={t('reading.searchHere')}
          icon={<Search size={18} aria-hidden />}
          onClick={onSearch}
        />
      )}
      <p className={styles.title} dir="auto" aria-hidden>
        {title}
      </p>
      <span className={styles.group}>
        <IconButton
          label={t('reading.previous')}
          icon={<ChevronLeft size={18} aria-hidden />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <input
          key={page}
          className={styles.number}
          aria-label={t('reading.pageNumber')}
          inputMode="numeric"
          defaultValue={page}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onPage(Number(event.currentTarget.value) || page);
          }}
          onBlur={({ currentTarget }) => {
            const typed = Number(currentTarget.value);
            if (typed && typed !== page) onPage(typed);
          }}
        />
        <span className="num">/ {format.number(pages)}</span>
        <IconButton
          label={t('reading.next')}
          icon={<ChevronRight size={18} aria-hidden />}
          disabled={page >= openPages}
          onClick={() => onPage(page + 1)}
        />
      </span>
      <span className={styles.group}>
        <IconButton
          label={t('reading.smaller')}
          icon={<ZoomOut size={18} aria-hidden />}
          disabled={zoom === ZOOMS[0]}
          onClick={() => onZoom(-1)}
        />
        <span className={`num ${styles.zoom}`}>
          {t('reading.percent', { number: format.number(Math.round(zoom * 100)) })}
        </span>
        <IconButton
          label={t('reading.larger')}
          icon={<ZoomIn size={18} aria-hidden />}
          disabled={zoom === ZOOMS.at(-1)}
          onClick={() => onZoom(1)}
        />
      </span>
      <span className={styles.group}>
        {mayCopy && (
          <IconButton
            label={t('reading.text')}
            icon={<TextSelect size={18} aria-hidden />}
            onClick={() => setIsTextShown(true)}
          />
        )}
        {mayPrint && (
          <IconButton
            label={t('reading.print')}
            icon={<Printer size={18} aria-hidden />}
            onClick={() => window.print()}
          />
        )}
        {mayDownload && (
          <IconButton
            label={t('download')}
            icon={<Download size={18} aria-hidden />}
            onClick={() => take.start({ id, fileId, use: 'download' })}
          />
        )}
      </span>
      {isTextShown && (
        <TextDialog id={id} fileId={fileId} page={page} onClose={() => setIsTextShown(false)} />
      )}
    </div>
  );
}
