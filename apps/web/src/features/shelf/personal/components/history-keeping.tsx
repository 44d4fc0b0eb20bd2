import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { updateReaderSetting } from '@lectern/contracts/people/account/update-reader-setting';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from './history-keeping.module.css';

const SETTING = { code: 'keepLoanHistory' } as const;
/** What ended in the last two days keeps its reader in any case. */
const LEAST_DAYS = 2;

/** Says when past loans lose their reader, and lets the reader keep them. */
export function HistoryKeeping({ days }: { readonly days: number }) {
  const { t } = useTranslation('personal');
  const errorText = useErrorText();
  const setting = useCall(getReaderSetting, SETTING);
  const update = useAction(updateReaderSetting, {
    invalidates: [getReaderSetting],
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  if (!setting.data) return null;
  const keeps = setting.data.value === '1';
  const loses =
    days < LEAST_DAYS ? t('historyKeeping.losesSoon') : t('historyKeeping.loses', { count: days });
  return (
    <div className={styles.keeping}>
      <label>
        <input
          type="checkbox"
          checked={keeps}
          disabled={update.running}
          onChange={({ target }) => update.start({ ...SETTING, value: target.checked ? '1' : '0' })}
        />
        {t('historyKeeping.keep')}
      </label>
      <span className="muted small">{keeps ? t('historyKeeping.kept') : loses}</span>
    </div>
  );
}
