import { getPurchaseRule } from '@lectern/contracts/buying/purchase/get-rule';
import { getPatronFlags } from '@lectern/contracts/people/account/get-patron-flags';
import { setPdaRuleFlag } from '@lectern/contracts/people/account/set-pda-rule-flag';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './orders.module.css';

/** What the reader may order, and how much of it is left. */
export function RulesCard() {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const { data, error, refetch } = useCall(getPurchaseRule, {}, { staleMs: 0 });
  const flags = useCall(getPatronFlags, {});
  const see = useAction(setPdaRuleFlag, { invalidates: [getPatronFlags] });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { rule, currency } = data;
  const money = (amount: number) => format.money({ amount, currency });
  const used = (text: string) => <span className="muted small">{t('user.used', { used: text })}</span>;
  return (
    <section className={styles.rules}>
      <h2>{t('user.rules')}</h2>
      {data.text && (
        <p className={styles.text} dir="auto">
          {data.text}
        </p>
      )}
      <dl className={styles.figures}>
        <div>
          <dt>{t('user.booksLeft')}</dt>
          <dd className="num">
            {data.booksLeft === null ? t('user.noLimit') : format.number(data.booksLeft)}{' '}
            {used(format.number(data.booksThisMonth))}
          </dd>
        </div>
        <div>
          <dt>{t('user.moneyLeft')}</dt>
          <dd className="num">
            {data.moneyLeft === null ? t('user.noLimit') : money(data.moneyLeft)}{' '}
            {used(money(data.moneyThisYear))}
          </dd>
        </div>
        <div>
          <dt>{t('user.highest')}</dt>
          <dd className="num">{rule.highestPrice === null ? t('user.noLimit') : money(rule.highestPrice)}</dd>
        </div>
        <div>
          <dt>{t('user.yearsBack')}</dt>
          <dd>
            {rule.yearsBack === null
              ? t('user.noLimit')
              : t('user.years', { number: format.number(rule.yearsBack) })}
          </dd>
        </div>
        {rule.kindsLeftOut.length > 0 && (
          <div>
            <dt>{t('user.kinds')}</dt>
            <dd>{format.list(rule.kindsLeftOut.map((kind) => t(`kind.${kind}`)))}</dd>
          </div>
        )}
        {rule.classesLeftOut.length > 0 && (
          <div>
            <dt>{t('user.classes')}</dt>
            <dd>{format.list(rule.classesLeftOut)}</dd>
          </div>
        )}
      </dl>
      {flags.data &&
        (flags.data.pdaRuleFlag === '1' ? (
          <p className="muted small">{t('user.isSeen')}</p>
        ) : (
          <Button busy={see.running} onClick={() => see.start({})}>
            {t('user.seen')}
          </Button>
        ))}
    </section>
  );
}
