import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import type { NamedBib } from '../../../lib/bib-dialogs.ts';
import { useSession } from '../../../lib/use-session.ts';

const AddToListDialog = lazy(() => import('./add-to-list-dialog.tsx'));

/** A button that adds a work to a list of the reader. */
export default function AddToList({ bib }: { readonly bib: NamedBib }) {
  const { t } = useTranslation('booklists');
  const { signedIn, openLogin } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="text"
        size="small"
        icon={<ListPlus size={15} aria-hidden />}
        onClick={() => (signedIn ? setIsOpen(true) : openLogin('needed'))}
      >
        {t('add.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <AddToListDialog bibs={[bib]} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
