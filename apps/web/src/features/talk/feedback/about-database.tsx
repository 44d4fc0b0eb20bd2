import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useSession } from '../../../lib/use-session.ts';
import { FeedbackForm } from './components/feedback-form.tsx';

/** A button that writes to the library about an electronic database. The address of its page goes along. */
export default function AboutDatabase({ title }: { readonly title: string }) {
  const { t } = useTranslation('feedback');
  const { signedIn, openLogin } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={<MessageSquareText size={16} aria-hidden />}
        onClick={() => (signedIn ? setIsOpen(true) : openLogin('needed'))}
      >
        {t('aboutDatabase')}
      </Button>
      {isOpen && <FeedbackForm about={title} onClose={() => setIsOpen(false)} />}
    </>
  );
}
