import type { LeavingApplication } from '@lectern/contracts/counter/leaving/application';
import type { cancelAccount } from '@lectern/contracts/counter/leaving/cancel-account';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { Confirmation } from '@lectern/contracts/people/second-factor/get-two-steps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { ConfirmLeaving } from './confirm-leaving.tsx';
import styles from './leaving.module.css';

const FIELDS = ['department', 'major', 'className', 'year'] as const;

/** The application to leave, filled in as far as the library knows the reader. */
export function ApplicationForm({
  application,
  confirmation,
  onLeft,
  onRefused,
}: {
  readonly application: LeavingApplication;
  readonly confirmation: Confirmation;
  readonly onLeft: (left: OutputOf<(typeof cancelAccount)['output']>) => void;
  readonly onRefused: () => void;
}) {
  const { t } = useTranslation('leaving');
  const { department, major, className, year } = application;
  const [studies, setStudies] = useState({ department, major, className, year });
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-labelledby="application" className={styles.section}>
      <SectionHeading id="application">{t('application')}</SectionHeading>
      <Card padded>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setIsAsking(true);
          }}
        >
          <ApplicationFacts application={application} fields={['name', 'readerNumber', 'account']} />
          <div className={styles.fields}>
            {FIELDS.map((field) => (
              <TextField
                key={field}
                label={t(`fields.${field}`)}
                maxLength={100}
                value={studies[field]}
                onChange={(event) => setStudies((now) => ({ ...now, [field]: event.target.value }))}
              />
            ))}
          </div>
          <div>
            <Button kind="primary" type="submit">
              {t('apply')}
            </Button>
          </div>
        </form>
      </Card>
      {isAsking && (
        <ConfirmLeaving
          studies={studies}
          confirmation={confirmation}
          onLeft={onLeft}
          onRefused={onRefused}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
