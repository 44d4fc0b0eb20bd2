import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { explainRule } from '@lectern/contracts/lending/rules/explain-rule';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../rules.module.css';
import { useTermWords } from '../use-term-words.ts';

/** Says which rule applies to a reader and an item, and what a check-out would do now. */
export function ExplainRule() {
  const { t } = useTranslation('rules');
  const errorText = useErrorText();
  const [reader, setReader] = useState('');
  const [barcode, setBarcode] = useState('');
  const explain = useAction(explainRule);

  function send(event: FormEvent) {
    event.preventDefault();
    if (reader.trim() !== '' && barcode.trim() !== '') explain.start({ reader, barcode });
  }

  return (
    <Card as="section" padded className={styles.explain}>
      <h2>{t('explain.title')}</h2>
      <form className={styles.pair} onSubmit={send}>
        <TextField
          label={t('explain.reader')}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={reader}
          onChange={(event) => setReader(event.target.value)}
        />
        <TextField
          label={t('explain.barcode')}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={barcode}
          onChange={(event) => setBarcode(event.target.value)}
        />
        <Button type="submit" kind="primary" busy={explain.running}>
          {t('explain.send')}
        </Button>
      </form>
      <div aria-live="polite">
        {explain.error && <Notice tone="bad">{errorText(explain.error)}</Notice>}
        {explain.answer && !explain.error && <Explanation answer={explain.answer} />}
      </div>
    </Card>
  );
}

function Explanation({ answer }: { readonly answer: OutputOf<(typeof explainRule)['output']> }) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const words = useTermWords();
  const { rule, due, refusal, movedFrom, currency } = answer;
  const facts: readonly (readonly [string, string])[] = [
    [t('explain.who'), `${answer.readerName} · ${answer.groupName}`],
    [t('explain.what'), `${answer.title} · ${answer.itemTypeName}`],
    ...(rule?.loanable
      ? ([
          [t('field.loan'), words.loan(rule)],
          [t('field.renewals'), words.renewals(rule)],
          [t('field.fine'), words.fine(rule, currency)],
          [t('explain.grace'), words.grace(rule)],
          [t('explain.lost'), words.lost(rule, currency)],
          [
            t('explain.ofType'),
            t('explain.has', { has: answer.loansOfType, most: words.most(rule.maxLoans) }),
          ],
        ] as const)
      : []),
    [t('explain.ofAll'), t('explain.has', { has: answer.loans, most: words.most(answer.maxLoans) })],
    ...(answer.fineCapOfReader === null
      ? []
      : ([
          [t('explain.fineCapOfReader'), format.money({ amount: answer.fineCapOfReader, currency })],
        ] as const)),
    ...(answer.amnesty
      ? ([
          [t('explain.amnesty'), `${answer.amnesty.note} · ${t(`covers.${answer.amnesty.covers}`)}`],
        ] as const)
      : []),
  ];
  return (
    <div className={styles.answer}>
      {refusal && <Notice tone="bad">{t('explain.refused', { reason: refusal.message })}</Notice>}
      {due && (
        <Notice>
          {due.at
            ? t('explain.dueAt', { at: format.dateTime(due.at) })
            : t('explain.due', { day: format.date(due.date) })}
          {movedFrom && ` ${t('explain.moved', { day: format.date(movedFrom) })}`}
        </Notice>
      )}
      {!rule && <p>{t('explain.noRule')}</p>}
      {rule && !rule.loanable && <p>{t('explain.notLent')}</p>}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
