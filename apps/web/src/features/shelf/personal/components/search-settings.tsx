import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import {
  READER_SETTING_VALUES,
  type ReaderSettingValue,
} from '@lectern/contracts/people/account/reader-setting';
import { updateReaderSetting } from '@lectern/contracts/people/account/update-reader-setting';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { keepSearchSetting, SEARCH_SETTINGS, type SearchSetting } from '../../../../lib/preferred-search.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from './search-settings.module.css';

type SettingValue = ReaderSettingValue<SearchSetting>;

/** How the reader's new searches begin: results on a page, order and source. Each choice is stored at once. */
export function SearchSettings() {
  const { t } = useTranslation('personal');
  return (
    <Card padded>
      <p className="muted">{t('searchSettings.hint')}</p>
      <div className={styles.fields}>
        {SEARCH_SETTINGS.map((code) => (
          <Setting key={code} code={code} />
        ))}
      </div>
    </Card>
  );
}

function Setting({ code }: { readonly code: SearchSetting }) {
  const { t } = useTranslation('personal');
  const errorText = useErrorText();
  const stored = useCall(getReaderSetting, { code });
  const update = useAction(updateReaderSetting, {
    invalidates: [getReaderSetting],
    onDone: ({ value }) => {
      keepSearchSetting(code, value);
      showToast('ok', t('searchSettings.saved'));
    },
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const values: readonly SettingValue[] = READER_SETTING_VALUES[code];
  return (
    <SelectField
      label={t(`searchSettings.${code}`)}
      value={stored.data?.value ?? values[0]}
      disabled={stored.isPending || update.running}
      onChange={(event) => update.start({ code, value: event.target.value })}
    >
      {values.map((value) => (
        <option key={value} value={value}>
          {t(`searchSettings.values.${value}`)}
        </option>
      ))}
    </SelectField>
  );
}
