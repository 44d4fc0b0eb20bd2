import type { MatchReason } from '@lectern/contracts/discovery/search/search-answer';
import { useTranslation } from 'react-i18next';
import { Marked } from '../../../../components/marked.tsx';
import styles from './match-reasons.module.css';

/** Where a hit has words of the search that its row does not show: "Other title: A history of Western philosophy". */
export function MatchReasons({ reasons }: { readonly reasons: readonly MatchReason[] }) {
  const { t } = useTranslation('search');
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ part, text, ranges }) => (
        <li key={part + text}>
          {t(`reason.${part}`)} <Marked text={text} ranges={ranges} />
        </li>
      ))}
    </ul>
  );
}
