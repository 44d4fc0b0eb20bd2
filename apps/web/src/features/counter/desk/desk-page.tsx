import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { Undo2 } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useStaff } from '../../../lib/staff/use-staff.ts';
import { useCall } from '../../../lib/use-call.ts';
import { FoundReaders } from './components/found-readers.tsx';
import { LastScan } from './components/last-scan.tsx';
import { OverrideDialog } from './components/override-dialog.tsx';
import { ReaderLoans } from './components/reader-loans.tsx';
import { ReaderPanel } from './components/reader-panel.tsx';
import { ScanField } from './components/scan-field.tsx';
import { ScanList } from './components/scan-list.tsx';
import styles from './desk-page.module.css';
import type { ScanLine } from './scan-line.ts';
import { slipSize } from './slips/slip-size.ts';
import { SlipSizeChoice } from './slips/slip-size-choice.tsx';
import { Slips } from './slips/slips.tsx';
import { useSlip } from './slips/use-slip.ts';
import { useLoanOf } from './use-loan-of.ts';
import { useScans } from './use-scans.ts';

/** Undoes the last step from every field of the page. */
const UNDO_KEY = 'F8';

/** Lending and taking back: one field for scans, the reader beside it, and what became of each scan. */
export default function DeskPage() {
  const { t } = useTranslation('desk');
  const { may } = useStaff();
  const navigate = useNavigate();
  const { patronId } = useParams();
  const field = useRef<HTMLInputElement>(null);
  const [returnedOn, setReturnedOn] = useState('');
  const [overridden, setOverridden] = useState<ScanLine>();
  const [printed, setPrinted] = useState<ScanLine>();
  // The panel of the reader asks for the same.
  const { data } = useCall(
    getDeskReader,
    { patronId },
    { keepPrevious: false, enabled: patronId !== undefined },
  );
  const reader = patronId === undefined ? undefined : data;
  const slipOf = useSlip();
  const loanOf = useLoanOf();

  const openReader = useCallback(
    (id: string | undefined) => {
      void navigate(id === undefined ? '/desk' : `/desk/${id}`, { replace: true });
      field.current?.focus();
    },
    [navigate],
  );
  const scans = useScans({ patronId, returnedOn, onReader: openReader });
  const endReader = useCallback(() => openReader(undefined), [openReader]);
  useKeys({ onUndo: () => scans.undo(), onEnd: endReader });
  const endPrint = useCallback(() => setPrinted(undefined), []);

  return (
    <div className={styles.page}>
      <h1 className="hidden-visually">{t('title')}</h1>
      <ScanField label={t(patronId ? 'scanToLend' : 'scan')} fieldRef={field} onScan={scans.scan}>
        <Button className={styles.undo} icon={<Undo2 size={18} aria-hidden />} onClick={() => scans.undo()}>
          {t('undo')} <kbd>{UNDO_KEY}</kbd>
        </Button>
      </ScanField>
      {scans.found.length > 0 && (
        <FoundReaders
          readers={scans.found}
          onChoose={(id) => {
            scans.forgetFound();
            openReader(id);
          }}
        />
      )}
      <div className={styles.columns} data-reader={patronId ? '' : undefined}>
        {patronId && (
          <div className={styles.reader}>
            <ReaderPanel key={patronId} patronId={patronId} onEnd={endReader} />
          </div>
        )}
        <div className={styles.work}>
          <LastScan line={lastOf(scans.lines, patronId)} />
          {may('catalogue.quick-add') && scans.lines[0]?.error?.code === 'ITEM_NOT_FOUND' && (
            <Link to={addressOfAdding(scans.lines[0])}>{t('addCopy')}</Link>
          )}
          <ScanList
            lines={scans.lines}
            reader={reader}
            onOverride={setOverridden}
            onUndo={scans.undo}
            onCopy={scans.asCopy}
            onReader={openReader}
            onRenew={(line) => {
              const loanId = loanOf(line);
              if (loanId !== undefined) scans.renew(line, loanId);
            }}
            onPrint={setPrinted}
          />
          {!patronId && (
            <div className={styles.options}>
              <TextField
                label={t('bookDrop')}
                hint={t('bookDropHint')}
                type="date"
                value={returnedOn}
                onChange={(event) => setReturnedOn(event.target.value)}
              />
              <SlipSizeChoice />
            </div>
          )}
        </div>
        {reader && reader.loans.length > 0 && (
          <Card as="section" padded className={styles.loans} aria-label={t('reader.onLoan')}>
            <ReaderLoans reader={reader} />
          </Card>
        )}
      </div>
      {overridden && reader && overridden.patronId === reader.patronId && (
        <OverrideDialog
          line={overridden}
          readerName={reader.name}
          onClose={() => setOverridden(undefined)}
          onSend={(reason) => {
            scans.override(overridden, reason);
            setOverridden(undefined);
          }}
        />
      )}
      {printed?.item && <Slips slips={[slipOf(printed.item)]} size={slipSize()} onPrinted={endPrint} />}
    </div>
  );
}

/** The last line, if it belongs to the reader who is open, or to nobody where none is. */
function lastOf([last]: readonly ScanLine[], patronId: string | undefined): ScanLine | undefined {
  return last?.patronId === patronId ? last : undefined;
}

/** The page that adds the copy which was scanned, and lends it to the reader of the scan. */
function addressOfAdding({ barcode, patronId }: ScanLine): string {
  const query = new URLSearchParams({ barcode, ...(patronId !== undefined && { reader: patronId }) });
  return `/add?${query.toString()}`;
}

function useKeys({ onUndo, onEnd }: { readonly onUndo: () => void; readonly onEnd: () => void }): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return;
    if (event.key === UNDO_KEY) {
      event.preventDefault();
      onUndo();
    }
    if (event.key === 'Escape') onEnd();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
