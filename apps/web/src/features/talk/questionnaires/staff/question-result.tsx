import type { QuestionResult } from '@lectern/contracts/talk/questionnaires/get-questionnaire-results';
import { LEAST_ANSWERS } from '@lectern/contracts/talk/questionnaires/questionnaire';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { BarChart } from '../../../../components/chart/bar-chart.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../questionnaires.module.css';
import { optionsOf } from './results-table.ts';

/** What was answered to one question: bars with the same numbers as a table, or what was written. */
export function QuestionResultCard({
  number,
  result: { question, isTooFew, answers, counts, texts },
}: {
  /** From 1. */
  readonly number: number;
  readonly result: QuestionResult;
}) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const title = `${number}. ${question.text}`;
  const tooFew = <p className="muted">{t('staff.tooFew', { least: format.number(LEAST_ANSWERS) })}</p>;
  const options = optionsOf(question);
  return (
    <Card as="section" padded aria-label={title}>
      <SectionHeading>{title}</SectionHeading>
      {isTooFew ? (
        tooFew
      ) : (
        <p className="muted small">{t('staff.answers', { number: format.number(answers) })}</p>
      )}
      {counts.map((ofRow, at) => {
        const row = question.kind === 'matrix' ? (question.rows[at] ?? '') : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
          <div key={at}>
            {row && <h3>{row}</h3>}
            {ofRow.length === 0 ? (
              tooFew
            ) : (
              <Counted title={row ? `${title} ${row}` : title} names={options} counts={ofRow} />
            )}
          </div>
        );
      })}
      {texts.length > 0 && (
        <ul className={styles.texts}>
          {texts.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts have nothing else that tells them apart
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Counted({
  title,
  names,
  counts,
}: {
  readonly title: string;
  readonly names: readonly string[];
  readonly counts: readonly number[];
}) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  return (
    <>
      <BarChart names={names} values={counts} isUpright={false} />
      <details className={styles.twin}>
        <summary>
          {t('staff.asTable')}
          <span className="hidden-visually"> {title}</span>
        </summary>
        <table>
          <caption className="hidden-visually">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('staff.option')}</th>
              <th scope="col">{t('staff.times')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: options do not move
              <tr key={at}>
                <th scope="row">{name}</th>
                <td className="num">{format.number(counts[at] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
