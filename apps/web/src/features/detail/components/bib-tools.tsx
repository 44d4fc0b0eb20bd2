import { Download, Quote } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';

/** What a dialog about works is given. */
interface BibDialogProps {
  readonly bibs: readonly { readonly recordId: string; readonly title: string; readonly author: string }[];
  readonly onClose: () => void;
}

/** Dialogs that another feature has, fetched when they are opened. */
export interface BibDialogs {
  readonly Cite: ComponentType<BibDialogProps>;
  readonly Export: ComponentType<BibDialogProps>;
}

/** Takes a record along: as a reference, as a file. */
export function BibTools({
  bib,
  dialogs: { Cite, Export },
}: {
  readonly bib: BibDialogProps['bibs'][number];
  readonly dialogs: BibDialogs;
}) {
  const { t } = useTranslation('detail');
  const [open, setOpen] = useState<'cite' | 'export'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button kind="text" size="small" icon={<Quote size={15} aria-hidden />} onClick={() => setOpen('cite')}>
        {t('cite')}
      </Button>
      <Button
        kind="text"
        size="small"
        icon={<Download size={15} aria-hidden />}
        onClick={() => setOpen('export')}
      >
        {t('export')}
      </Button>
      <Suspense>
        {open === 'cite' && <Cite bibs={[bib]} onClose={close} />}
        {open === 'export' && <Export bibs={[bib]} onClose={close} />}
      </Suspense>
    </>
  );
}
