import { getCashDrawer } from '@lectern/contracts/counter/cash/get-cash-drawer';
import { openCashDrawer } from '@lectern/contracts/counter/cash/open-cash-drawer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { minorUnits } from '../../../lib/minor-units.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import styles from './cash.module.css';

/** Opens a drawer with the float that is in it. */
export function OpenDrawer({ currency }: { readonly currency: string }) {
  const { t } = useTranslation('cash');
  const errorText = useErrorText();
  const [sum, setSum] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const open = useAction(openCashDrawer, {
    invalidates: [getCashDrawer],
    onDone: () => showToast('ok', t('opened')),
  });
  const float = minorUnits(sum, currency);
  return (
    <Card as="section" padded>
      <h2 className={styles.heading}>{t('closed')}</h2>
      <p className="muted">{t('closedHint')}</p>
      {open.error && <Notice tone="bad">{errorText(open.error)}</Notice>}
      <form
        className={styles.open}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsChecked(true);
          if (float !== undefined) open.start({ float });
        }}
      >
        <TextField
          label={t('floatIn', { currency })}
          inputMode="decimal"
          autoComplete="off"
          value={sum}
          error={isChecked && float === undefined ? t('sumMissing') : undefined}
          onChange={({ target }) => setSum(target.value)}
        />
        <Button type="submit" kind="primary" busy={open.running}>
          {t('open')}
        </Button>
      </form>
    </Card>
  );
}
