import type { OutgoingWay } from '@lectern/contracts/talk/messages/message-choices';
import { useTranslation } from 'react-i18next';
import styles from './start.module.css';

/** In which ways the reader is told of this request; it is in the inbox in any case. */
export function WaysChoice({
  ways,
  chosen,
  onChoose,
}: {
  readonly ways: readonly OutgoingWay[];
  readonly chosen: readonly OutgoingWay[];
  readonly onChoose: (ways: readonly OutgoingWay[]) => void;
}) {
  const { t } = useTranslation('start');
  return (
    <fieldset className={styles.ways}>
      <legend>{t('ways.legend')}</legend>
      <p className="muted small">{t('ways.hint')}</p>
      {ways.map((way) => (
        <label key={way} className={styles.way}>
          <input
            type="checkbox"
            checked={chosen.includes(way)}
            onChange={({ target }) => {
              const others = chosen.filter((one) => one !== way);
              onChoose(target.checked ? [...others, way] : others);
            }}
          />
          {t(`ways.${way}`)}
        </label>
      ))}
    </fieldset>
  );
}
