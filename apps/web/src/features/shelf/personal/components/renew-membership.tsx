import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { renewMembership } from '@lectern/contracts/lending/patron/renew-membership';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import type { Patron } from '../../../../lib/patron.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './renew-membership.module.css';

/** Says that the membership has ended or will end, with the button that renews it. */
export function RenewMembership({ patron, until }: { readonly patron: Patron; readonly until: string }) {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const errorText = useErrorText();
  const renew = useAction(renewMembership, {
    invalidates: [getPatron],
    onDone: ({ expiresOn }) => showToast('ok', t('membership.renewed', { date: format.date(expiresOn) })),
  });
  const hasExpired = patron.status === 'expired';
  return (
    <Notice tone={hasExpired ? 'bad' : 'warn'}>
      <div className={styles.line}>
        <span>
          {renew.error
            ? errorText(renew.error)
            : hasExpired || patron.expiresOn === null
              ? t('membership.expired')
              : t('membership.ends', { date: format.date(patron.expiresOn) })}
        </span>
        <Button size="small" busy={renew.running} onClick={() => renew.start({})}>
          {t('membership.renew', { date: format.date(until) })}
        </Button>
      </div>
    </Notice>
  );
}
