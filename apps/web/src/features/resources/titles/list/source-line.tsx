import type { TitleSource, TitleSummary } from '@lectern/contracts/resources/titles/title';
import { useTranslation } from 'react-i18next';
import { OpenButton } from '../../../../components/eresources/open-button.tsx';
import type { OpeningBehaviour } from '../../../../components/eresources/use-behaviour.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { coverageWords } from '../coverage/coverage-words.ts';
import { SourcePills } from '../opening/source-pills.tsx';
import { useTitleOpening } from '../opening/use-title-opening.ts';
import { useTitleAddresses } from '../title-addresses.ts';
import styles from './title-row.module.css';

/** One database of a title: what of it is online there, and the button that opens it. */
export function SourceLine({
  title: { id, name },
  source,
  behaviour,
  isFirst,
}: {
  readonly title: Pick<TitleSummary, 'id' | 'name'>;
  readonly source: TitleSource;
  readonly behaviour: OpeningBehaviour;
  /** One button in a row is the main one. */
  readonly isFirst: boolean;
}) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  const addresses = useTitleAddresses();
  const opening = useTitleOpening(id, source, behaviour);
  return (
    <li>
      <span className={styles.source}>
        <span className={styles.database} dir="auto">
          {source.eresourceName}
        </span>
        <span className="muted num">{coverageWords(t, format, source)}</span>
        <SourcePills source={source} />
      </span>
      {source.canOpen && (
        <OpenButton
          name={name}
          label={t('inDatabase', { name, database: source.eresourceName })}
          details={addresses.of(id)}
          opening={opening}
          opensWindow={behaviour.opensWindow}
          kind={isFirst ? 'primary' : 'plain'}
        />
      )}
    </li>
  );
}
