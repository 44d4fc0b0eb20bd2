import type { Paper } from '@lectern/contracts/discovery/scholar/paper';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './paper-page.module.css';

/** Who has the work, and what each says of it: sources count differently. */
export function WhoSaysWhat({ said }: { readonly said: Paper['said'] }) {
  const { t } = useTranslation('scholar');
  const format = useFormat();
  const number = (value: number | null) => (value === null ? '–' : format.number(value));
  return (
    <div>
      <h2 id="said">{t('said.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keys */}
      <section className={styles.scroll} aria-labelledby="said" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('said.source')}</th>
              <th scope="col">{t('said.year')}</th>
              <th scope="col">{t('said.cited')}</th>
              <th scope="col">{t('said.references')}</th>
              <th scope="col">{t('said.open')}</th>
            </tr>
          </thead>
          <tbody>
            {said.map(({ code, name, url, year, citedCount, referenceCount, isOpen, isRetracted }) => (
              <tr key={code}>
                <th scope="row" dir="auto">
                  {url === '' ? (
                    name
                  ) : (
                    <a href={url} target="_blank" rel="noreferrer">
                      {name}
                      <span className="hidden-visually">{t('newWindow')}</span>
                    </a>
                  )}
                  {isRetracted && ` (${t('retracted')})`}
                </th>
                <td className="num">{year ?? '–'}</td>
                <td className="num">{number(citedCount)}</td>
                <td className="num">{number(referenceCount)}</td>
                <td>{isOpen === null ? '–' : t(isOpen ? 'said.isOpen' : 'said.isClosed')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
