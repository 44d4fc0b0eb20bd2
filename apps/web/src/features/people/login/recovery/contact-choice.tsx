import type { ContactKind } from '@lectern/rules/contact-forms';
import { useTranslation } from 'react-i18next';
import styles from './recovery.module.css';

/** The choice between the contacts that can be bound; nothing where there is none. */
export function ContactChoice({
  kinds,
  chosen,
  onChoose,
}: {
  readonly kinds: readonly ContactKind[];
  readonly chosen: ContactKind | undefined;
  readonly onChoose: (kind: ContactKind) => void;
}) {
  const { t } = useTranslation('recovery');
  if (kinds.length < 2) return null;
  return (
    <fieldset className={styles.ways}>
      <legend>{t('bind.which')}</legend>
      {kinds.map((one) => (
        <label key={one}>
          <input type="radio" name="kind" checked={chosen === one} onChange={() => onChoose(one)} />
          {t(`kinds.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
