import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './step-count.module.css';

/** Which of the three steps of a reset is shown. It takes the focus when the step changes, since the form before it is gone. */
export function StepCount({ step }: { readonly step: 1 | 2 | 3 }) {
  const { t } = useTranslation('password');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.count}>
      {t('reset.step', { step, name: t(`reset.steps.${step}`) })}
    </h2>
  );
}
