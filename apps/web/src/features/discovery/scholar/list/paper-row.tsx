import type { Paper } from '@lectern/contracts/discovery/scholar/paper';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { ExternalLink } from '../../../../components/external-link.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './paper-row.module.css';

const NAMED_AUTHORS = 4;

/** One scholarly work of a list: what it is, who has it, and the ways to its text. */
export function PaperRow({
  paper,
  to,
  choice,
  heading: Heading = 'h2',
  withAbstract = true,
}: {
  readonly paper: Paper;
  /** Its page; undefined for one that its source has no id for. */
  readonly to: string | undefined;
  readonly choice?: ReactNode;
  readonly heading?: 'h2' | 'h3';
  readonly withAbstract?: boolean;
}) {
  const { t } = useTranslation('scholar');
  const format = useFormat();
  const { title, abstract, said, citedCount, isRetracted, readUrl, openUrl, type } = paper;
  return (
    <li className={styles.row}>
      {choice}
      <div className={styles.about}>
        <Heading dir="auto">{to === undefined ? title : <Link to={to}>{title}</Link>}</Heading>
        <p className={styles.facts} dir="auto">
          {factLine(useAuthorLine(paper), useWhere(paper), paper.year)}
        </p>
        {withAbstract && abstract !== '' && (
          <p className={styles.abstract} dir="auto">
            {abstract}
          </p>
        )}
        <p className={styles.marks}>
          {isRetracted && <Pill tone="bad">{t('retracted')}</Pill>}
          <Pill>{t(`type.${type}`)}</Pill>
          {citedCount !== null && citedCount > 0 && (
            <span className="muted small num">
              {t('citedTimes', { count: citedCount, number: format.number(citedCount) })}
            </span>
          )}
          <span className="muted small" dir="auto">
            {t('saidBy', { names: format.list(said.map(({ name }) => name)) })}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        {readUrl !== '' && <ExternalLink kind="primary" size="small" href={readUrl} label={t('readNow')} />}
        <ButtonLink size="small" to={`/resolver?${openUrl}`} aria-label={t('fullTextOf', { title })}>
          {t('fullText')}
        </ButtonLink>
      </div>
    </li>
  );
}

function useAuthorLine({ authors, authorCount }: Paper): string {
  const { t } = useTranslation('scholar');
  const format = useFormat();
  const names = authors.slice(0, NAMED_AUTHORS).map(({ name }) => name);
  const others = authorCount - names.length;
  const line = names.join(t('betweenNames'));
  return others > 0 && names.length > 0
    ? t('andOthers', { names: line, number: format.number(others) })
    : line;
}

/** Journal, volume, issue and pages in one text. */
function useWhere({ journal, volume, issue, pages }: Paper): string {
  const { t } = useTranslation('scholar');
  const numbers = [volume, issue && `(${issue})`].filter(Boolean).join('');
  return [journal, [numbers, pages].filter(Boolean).join(': ')].filter(Boolean).join(t('betweenParts'));
}
