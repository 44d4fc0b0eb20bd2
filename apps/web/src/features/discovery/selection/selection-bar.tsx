import { BookmarkCheck, Columns2, Download, Mail, Printer, Quote, X } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, lookOf } from '../../../components/button.tsx';
import type { NamedBib } from '../../../lib/bib-dialogs.ts';
import { compareAddress, MOST_COMPARED } from '../../../lib/compare-address.ts';
import { focusMain } from '../../../lib/focus-main.ts';
import { clearSelection, selection } from '../../../lib/search/selection.ts';
import { useTenant } from '../../../lib/tenant.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { mailLink } from './mail-link.ts';
import styles from './selection-bar.module.css';

const CiteDialog = lazy(() => import('./cite-dialog.tsx'));
const ExportDialog = lazy(() => import('./export-dialog.tsx'));
const PrintSheet = lazy(() => import('./print-sheet.tsx'));

export interface RequestDialogProps {
  readonly bibs: readonly NamedBib[];
  readonly onClose: () => void;
}

/** The number of selected works, and what can be done with them. Nothing if none is selected. */
export default function SelectionBar({
  RequestDialog,
}: {
  /** Requests the works, where a reader is signed in. */
  readonly RequestDialog?: ComponentType<RequestDialogProps>;
}) {
  const { t } = useTranslation('selection');
  const format = useFormat();
  const tenant = useTenant();
  const chosen = useExternalStore(selection);
  const [open, setOpen] = useState<'cite' | 'export' | 'print' | 'request'>();
  if (chosen.length === 0) return null;
  const close = () => setOpen(undefined);
  const mail = mailLink(chosen, {
    subject: t('mail.subject', { library: tenant.name }),
    rest: (count) => t('mail.rest', { count, number: format.number(count) }),
  });
  return (
    <>
      <div className={styles.place} />
      <section className={styles.bar} aria-label={t('label')} data-fixed-bar="selection">
        <div className={`wrap ${styles.row}`}>
          <b className="num">{t('chosen', { count: chosen.length, number: format.number(chosen.length) })}</b>
          {RequestDialog && tenant.settings.libraryCan.includes('requests') && (
            <Button
              size="small"
              icon={<BookmarkCheck size={15} aria-hidden />}
              onClick={() => setOpen('request')}
            >
              {t('request')}
            </Button>
          )}
          <Button size="small" icon={<Quote size={15} aria-hidden />} onClick={() => setOpen('cite')}>
            {t('cite.action')}
          </Button>
          <Button size="small" icon={<Download size={15} aria-hidden />} onClick={() => setOpen('export')}>
            {t('export.action')}
          </Button>
          <CompareLink recordIds={chosen.map(({ recordId }) => recordId)} />
          <a className={lookOf({ size: 'small' })} href={mail}>
            <Mail size={15} aria-hidden />
            {t('mail.action')}
          </a>
          <Button
            size="small"
            icon={<Printer size={15} aria-hidden />}
            busy={open === 'print'}
            onClick={() => setOpen('print')}
          >
            {t('print')}
          </Button>
          <Button
            kind="text"
            size="small"
            className={styles.clear}
            icon={<X size={15} aria-hidden />}
            onClick={() => {
              focusMain();
              clearSelection();
            }}
          >
            {t('clear')}
          </Button>
        </div>
      </section>
      <Suspense>
        {open === 'cite' && <CiteDialog bibs={chosen} onClose={close} />}
        {open === 'export' && <ExportDialog bibs={chosen} onClose={close} />}
        {open === 'request' && RequestDialog && <RequestDialog bibs={chosen} onClose={close} />}
        {open === 'print' && <PrintSheet bibs={chosen} onDone={close} />}
      </Suspense>
    </>
  );
}

/** Leads to the chosen works side by side; with one work, or with too many, it says how many can be compared. */
function CompareLink({ recordIds }: { readonly recordIds: readonly string[] }) {
  const { t } = useTranslation('selection');
  const why = useId();
  if (recordIds.length >= 2 && recordIds.length <= MOST_COMPARED) {
    return (
      <ButtonLink size="small" icon={<Columns2 size={15} aria-hidden />} to={compareAddress(recordIds)}>
        {t('compare.action')}
      </ButtonLink>
    );
  }
  const howMany = t('compare.howMany', { most: MOST_COMPARED });
  return (
    <>
      <Button
        size="small"
        disabled
        title={howMany}
        aria-describedby={why}
        icon={<Columns2 size={15} aria-hidden />}
      >
        {t('compare.action')}
      </Button>
      <span id={why} hidden>
        {howMany}
      </span>
    </>
  );
}
