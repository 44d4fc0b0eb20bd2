import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lookOf } from '../../../../components/button.tsx';

/** Leads to another site at once, or offers the link if the reader should decide. */
export function Leaving({
  address,
  atOnce,
  onLeave,
}: {
  readonly address: string;
  readonly atOnce: boolean;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation('login');
  const left = useRef(false);
  useEffect(() => {
    if (!atOnce || left.current) return;
    left.current = true;
    onLeave();
  }, [atOnce, onLeave]);
  return (
    <>
      <p role={atOnce ? 'status' : undefined}>{t(atOnce ? 'leaving.now' : 'leaving.offer')}</p>
      <a
        className={lookOf({ kind: 'primary', wide: true })}
        href={address}
        onClick={(event) => {
          event.preventDefault();
          onLeave();
        }}
      >
        <ExternalLink size={16} aria-hidden />
        {t('leaving.go')}
      </a>
    </>
  );
}
