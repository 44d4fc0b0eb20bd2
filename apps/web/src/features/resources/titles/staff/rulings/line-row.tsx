import type { TitleLine } from '@lectern/contracts/resources/titles/get-title-lines';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../../components/pill.tsx';
import { factLine } from '../../../../../lib/fact-line.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { coverageWords } from '../../coverage/coverage-words.ts';
import styles from './rulings.module.css';

/** A line of a list, which can be chosen. What staff decided about it is a pill. */
export function LineRow({
  line,
  isChosen,
  onToggle,
}: {
  readonly line: TitleLine;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  return (
    <li>
      <label className={styles.line}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>
          <b dir="auto">{line.name}</b>
          <span className="small">
            {factLine(format.list(line.numbers), coverageWords(t, format, line), line.publisher)}
          </span>
          <span className="muted small">
            {factLine(
              line.listName,
              line.eresourceName,
              t('staff.import.refusalLine', { line: format.number(line.line) }),
            )}
          </span>
          {line.ruling !== '' && (
            <span>
              <Pill tone="accent">{t(`rulings.ruling.${line.ruling}`)}</Pill>
            </span>
          )}
        </span>
      </label>
    </li>
  );
}
