import type { LeavingApplication } from '@lectern/contracts/counter/leaving/application';
import { useTranslation } from 'react-i18next';
import styles from './leaving.module.css';

/** Facts of an application, in this order; those that are empty are left out. */
export function ApplicationFacts({
  application,
  fields,
}: {
  readonly application: LeavingApplication;
  readonly fields: readonly (keyof LeavingApplication)[];
}) {
  const { t } = useTranslation('leaving');
  const nameOf = (field: keyof LeavingApplication) =>
    field === 'name' || field === 'readerNumber' || field === 'account' ? t(field) : t(`fields.${field}`);
  return (
    <dl className={styles.facts}>
      {fields
        .filter((field) => application[field] !== '')
        .map((field) => (
          <div key={field}>
            <dt>{nameOf(field)}</dt>
            <dd>{application[field]}</dd>
          </div>
        ))}
    </dl>
  );
}
