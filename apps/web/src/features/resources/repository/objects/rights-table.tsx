import type { ActAnswer } from '@lectern/contracts/resources/repository/object';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../repository.module.css';
import { useWhyNot } from '../use-why-not.ts';

/** What this reader may do, and why not. */
export function RightsTable({ acts }: { readonly acts: readonly ActAnswer[] }) {
  const { t } = useTranslation('repository');
  const whyNot = useWhyNot();
  // Who reads the page sees the description; and of a sample nobody need know who may read all.
  const mayRead = acts.some(({ act, may }) => act === 'read' && may);
  const shown = acts.filter(({ act }) => act !== 'describe' && !(act === 'sample' && mayRead));
  return (
    <ul className={styles.rights}>
      {shown.map((answer) => (
        <li key={answer.act}>
          {answer.may ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}
          <span>{t(`acts.${answer.act}`)}</span>
          <span className="muted small">{answer.may ? t('yes') : whyNot(answer)}</span>
        </li>
      ))}
    </ul>
  );
}
