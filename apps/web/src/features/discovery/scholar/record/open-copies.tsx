import { findOpenCopy } from '@lectern/contracts/discovery/scholar/find-open-copy';
import { useTranslation } from 'react-i18next';
import { ExternalLink } from '../../../../components/external-link.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './paper-page.module.css';

const SHOWN = 5;

/** Where anybody may read the work now. Nothing is shown where no source knows a copy. */
export function OpenCopies({ asked }: { readonly asked: { readonly id: string; readonly doi: string } }) {
  const { t } = useTranslation('scholar');
  const { data } = useCall(findOpenCopy, asked, { staleMs: 5 * 60_000, ofReader: true });
  if (!data || data.copies.length === 0) return null;
  return (
    <section aria-labelledby="copies">
      <h2 id="copies">{t('copies.title')}</h2>
      <ul className={styles.copies}>
        {data.copies.slice(0, SHOWN).map(({ url, version, licence, host, name }) => (
          <li key={url}>
            <ExternalLink kind="primary" size="small" href={url} label={t('readNow')} />
            <span className="muted small" dir="auto">
              {factLine(
                host || new URL(url).host,
                version !== '' && t(`copies.${version}`),
                licence,
                t('copies.saidBy', { name }),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
