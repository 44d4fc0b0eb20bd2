import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useSession } from '../../../lib/use-session.ts';
import { FeedbackForm } from './components/feedback-form.tsx';

/** A button that tells the library what is wrong in a record. */
export default function WrongInRecord({
  recordId,
  title,
}: {
  readonly recordId: string;
  readonly title: string;
}) {
  const { t } = useTranslation('feedback');
  const { signedIn, openLogin } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="text"
        size="small"
        icon={<Flag size={15} aria-hidden />}
        onClick={() => (signedIn ? setIsOpen(true) : openLogin('needed'))}
      >
        {t('wrong.open')}
      </Button>
      {isOpen && <FeedbackForm record={{ recordId, title }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
