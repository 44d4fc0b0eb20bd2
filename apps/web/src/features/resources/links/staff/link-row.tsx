import type { StaffLink } from '@lectern/contracts/resources/links/link';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { LinkActions } from './link-actions.tsx';
import { LinkAnswer } from './link-answer.tsx';
import { LinkReports } from './link-reports.tsx';
import styles from './links.module.css';
import { SafeAddress } from './safe-address.tsx';

const TONES = { broken: 'bad', silent: 'bad', moved: 'warn', signIn: 'warn', fine: 'ok' } as const;

/** A link that fails: what it leads to, what it answered, what readers say, and what can be done. */
export function LinkRow({ link }: { readonly link: StaffLink }) {
  const { t } = useTranslation('links');
  const format = useFormat();
  const { titleName, eresourceName, address, state, movedTo, foundAt, reportCount } = link;
  const name = titleName || eresourceName;
  const tone = state in TONES ? TONES[state as keyof typeof TONES] : undefined;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h2 dir="auto">{name}</h2>
        {titleName && (
          <p className="muted small" dir="auto">
            {t('inDatabase', { name: eresourceName })}
          </p>
        )}
        <p className={styles.pills}>
          <Pill {...(tone && { tone })}>{t(`state.${state}`)}</Pill>
          {reportCount > 0 && (
            <Pill tone="accent">
              {t('reports.count', { count: reportCount, number: format.number(reportCount) })}
            </Pill>
          )}
        </p>
        {address ? <SafeAddress address={address} /> : <p className="muted small">{t('noAddress')}</p>}
        {movedTo && (
          <div>
            <p className="small">{t('movedTo')}</p>
            <SafeAddress address={movedTo} />
          </div>
        )}
        <LinkAnswer link={link} />
        <LinkReports link={link} />
        {foundAt && <p className="muted small num">{t('since', { day: format.dayOf(foundAt) })}</p>}
      </div>
      <LinkActions link={link} name={name} />
    </li>
  );
}
