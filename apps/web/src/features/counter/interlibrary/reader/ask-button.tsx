import type { LibraryHit } from '@lectern/contracts/discovery/other-libraries/library-hit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { useSession } from '../../../../lib/use-session.ts';
import { AskLibraryDialog } from './ask-library-dialog.tsx';

/** Asks another library to lend a work. Who is not signed in is asked to first. */
export default function AskButton({ hit }: { readonly hit: LibraryHit }) {
  const { t } = useTranslation('interlibrary');
  const { signedIn, openLogin } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        kind="primary"
        onClick={() => (signedIn ? setIsAsking(true) : openLogin('needed'))}
      >
        {t('ask.open')}
        <span className="hidden-visually"> {hit.title}</span>
      </Button>
      {isAsking && <AskLibraryDialog hit={hit} onClose={() => setIsAsking(false)} />}
    </>
  );
}
