import { Download, Quote, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import type { BibDialogs, NamedBib } from '../../../../lib/bib-dialogs.ts';
import { noteBehaviour } from '../../../../lib/note-use.ts';
import { permanentBibLink } from '../../../../lib/permanent-link.ts';

const ShareDialog = lazy(() => import('../../../../components/share-dialog.tsx'));

/** Buttons to keep, cite, export and share a record. */
export function BibTools({
  bib,
  dialogs: { Cite, Export, Star, AddToList, prefetchReference },
}: {
  readonly bib: NamedBib;
  readonly dialogs: BibDialogs;
}) {
  const { t } = useTranslation('detail');
  const [open, setOpen] = useState<'cite' | 'export' | 'share'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {/* All at once: a button that comes later would move the others under the pointer. */}
      <Suspense fallback={<Skeleton width="16em" height="30px" />}>
        <Star bib={bib} />
        <AddToList bib={bib} />
        <Button
          kind="text"
          size="small"
          icon={<Quote size={15} aria-hidden />}
          onPointerEnter={() => prefetchReference(bib.recordId)}
          onFocus={() => prefetchReference(bib.recordId)}
          onClick={() => {
            setOpen('cite');
            noteBehaviour('cite', bib.recordId);
          }}
        >
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
        <Button
          kind="text"
          size="small"
          icon={<Share2 size={15} aria-hidden />}
          onClick={() => {
            setOpen('share');
            noteBehaviour('share', bib.recordId);
          }}
        >
          {t('share')}
        </Button>
      </Suspense>
      <Suspense>
        {open === 'cite' && <Cite bibs={[bib]} onClose={close} />}
        {open === 'export' && <Export bibs={[bib]} onClose={close} />}
        {open === 'share' && (
          <ShareDialog
            shared={{ recordId: bib.recordId }}
            link={permanentBibLink(bib.recordId)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
