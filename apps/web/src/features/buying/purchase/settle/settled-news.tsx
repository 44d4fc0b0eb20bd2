import type { confirmOrder } from '@lectern/contracts/buying/purchase/confirm-order';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { useFormat } from '../../../../lib/use-format.ts';

/** What a settling said: prices that changed, and titles that cannot be ordered now. */
export function SettledNews({ answer }: { readonly answer: OutputOf<typeof confirmOrder.output> }) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const { changed, blocked } = answer;
  return (
    <>
      {changed.length > 0 && (
        <Notice tone="warn">
          {t('settle.changed')}
          <ul>
            {changed.map(({ itemId, title, before, after }) => (
              <li key={itemId} dir="auto">
                {t('settle.changedRow', {
                  title,
                  before: format.money(before),
                  after: format.money(after),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {blocked.length > 0 && (
        <Notice tone="bad">
          {t('settle.blocked')}
          <ul>
            {blocked.map(({ itemId, title, reasons }) => (
              <li key={itemId}>
                <span dir="auto">{title}</span> {format.list(reasons.map((reason) => t(`reason.${reason}`)))}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
