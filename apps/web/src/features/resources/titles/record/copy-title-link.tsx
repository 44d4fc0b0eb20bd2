import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { copyText } from '../../../../lib/copy-text.ts';
import { permanentLink } from '../../../../lib/permanent-link.ts';
import { titleAddress } from '../../../../lib/title-address.ts';

/** Copies the address of a title for others. */
export function CopyTitleLink({ id }: { readonly id: string }) {
  const { t } = useTranslation('titles');
  const copy = () =>
    copyText(permanentLink(titleAddress(id)), { copied: t('copied'), notCopied: t('notCopied') });
  return (
    <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
      {t('copyLink')}
    </Button>
  );
}
