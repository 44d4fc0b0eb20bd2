import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { ReportLinkDialog } from './report-link-dialog.tsx';

/** Lets anybody tell the library that a database, or a title in it, does not open. */
export function ReportLink({
  eCollectionId,
  titleId,
  name,
}: {
  /** The database that was to be opened. */
  readonly eCollectionId: string;
  /** A title in it; without it the database itself. */
  readonly titleId?: string | undefined;
  /** What it leads to, for screen readers, where a page has several of these buttons. */
  readonly name?: string;
}) {
  const { t } = useTranslation('eresources');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="text"
        size="small"
        icon={<Flag size={15} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('report.open')}
        {name !== undefined && <span className="hidden-visually"> {name}</span>}
      </Button>
      {isOpen && (
        <ReportLinkDialog eCollectionId={eCollectionId} titleId={titleId} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
