import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { chooseLanguage } from '../../../../lib/account-language.ts';
import { knownLanguage } from '../../../../lib/language.ts';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import styles from './account-language.module.css';

/** The language of the pages and of what the library sends. It is kept in the account. */
export function AccountLanguage() {
  const { t } = useTranslation('account');
  const shown = useLanguage();
  const { languages } = useTenant();
  const kept = useCall(getReaderSetting, { code: 'language' });
  const offered = languages.map(knownLanguage).filter((one) => one !== undefined);
  return (
    <section aria-labelledby="account-language">
      <SectionHeading id="account-language">{t('language.heading')}</SectionHeading>
      <Card padded>
        <p className="muted">{t('language.hint')}</p>
        <div className={styles.field}>
          <SelectField
            label={t('language.heading')}
            labelHidden
            value={knownLanguage(kept.data?.value) ?? shown}
            disabled={kept.isPending}
            onChange={({ target }) => {
              const next = knownLanguage(target.value);
              if (next) void chooseLanguage(next);
            }}
          >
            {offered.map((one) => (
              <option key={one} value={one} lang={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </SelectField>
        </div>
      </Card>
    </section>
  );
}
