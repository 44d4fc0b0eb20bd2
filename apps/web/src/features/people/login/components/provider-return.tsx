import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../components/skeleton.tsx';
import type { EntryOutcome } from '../../../../lib/follow-entry.ts';
import { finishProviderSignIn } from '../finish-provider-sign-in.ts';

/** Shown while the ticket of a provider's answer is exchanged. It is exchanged once, also if the page is drawn twice. */
export function ProviderReturn({
  ticket,
  onFinished,
  onRefused,
}: {
  readonly ticket: string;
  readonly onFinished: (outcome: EntryOutcome, returnTo: string) => void;
  readonly onRefused: (error: unknown) => void;
}) {
  const { t } = useTranslation('login');
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    finishProviderSignIn(ticket).then(({ outcome, returnTo }) => onFinished(outcome, returnTo), onRefused);
  }, [ticket, onFinished, onRefused]);
  return (
    <div role="status" aria-label={t('signingIn')}>
      <p>{t('signingIn')}</p>
      <Skeleton width="100%" height="44px" />
    </div>
  );
}
