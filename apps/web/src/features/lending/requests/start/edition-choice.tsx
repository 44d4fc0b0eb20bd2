import type { RequestEdition } from '@lectern/contracts/lending/requests/list-request-editions';
import type { Wait } from '@lectern/contracts/lending/requests/wish-fields';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './start.module.css';

/** Whether this edition is wanted or any, and in which languages. */
export function EditionChoice({
  editions,
  langCode,
  chosen,
  onChoose,
}: {
  readonly editions: readonly RequestEdition[];
  /** Of the record itself. */
  readonly langCode: string;
  /** The languages of the other editions that will do; undefined: this edition alone. */
  readonly chosen: readonly string[] | undefined;
  readonly onChoose: (langCodes: readonly string[] | undefined) => void;
}) {
  const { t } = useTranslation('start');
  const group = useId();
  const codes = [...new Set(editions.map((edition) => edition.langCode))];
  return (
    <fieldset className={styles.ways}>
      <legend>{t('editions.legend')}</legend>
      <label className={styles.edition}>
        <input
          type="radio"
          name={group}
          checked={chosen === undefined}
          onChange={() => onChoose(undefined)}
        />
        {t('editions.this')}
      </label>
      <label className={styles.edition}>
        <input
          type="radio"
          name={group}
          checked={chosen !== undefined}
          onChange={() => onChoose(codes.includes(langCode) ? [langCode] : codes)}
        />
        {t('editions.any')}
      </label>
      {chosen && (
        <div className={styles.languages}>
          {codes.map((code) => (
            <label key={code} className={styles.edition}>
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                onChange={({ currentTarget: { checked } }) =>
                  onChoose(checked ? [...chosen, code] : chosen.filter((one) => one !== code))
                }
              />
              {t('editions.ofLanguage', {
                count: inLanguages(editions, [code]).length,
                language: inLanguages(editions, [code])[0]?.langName || t('editions.noLanguage'),
              })}
            </label>
          ))}
          <p className="muted small num" role="status">
            {t('editions.waits', { count: 1 + inLanguages(editions, chosen).length })}
          </p>
        </div>
      )}
    </fieldset>
  );
}

/** The editions in these languages; none where only this edition is wanted. */
export function inLanguages(
  editions: readonly RequestEdition[],
  chosen: readonly string[] | undefined,
): readonly RequestEdition[] {
  return chosen ? editions.filter(({ langCode }) => chosen.includes(langCode)) : [];
}

/** The wait in the queue that promises a copy first. */
export function shortestWait(own: Wait | null, editions: readonly RequestEdition[]): Wait | null {
  const waits = [own, ...editions.map(({ wait }) => wait)].filter((wait) => wait !== null);
  const [first] = waits.sort(
    (one, other) => one.toDays - other.toDays || one.readersBefore - other.readersBefore,
  );
  return first ?? null;
}
