import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { StaffRow } from '../../../../components/staff/staff-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './staff-units.module.css';

interface College {
  readonly code: string;
  readonly name: string;
  readonly count: number;
}

/** Colleges that databases name and that are no units yet. */
export function LooseColleges({
  colleges,
  onAdopt,
}: {
  readonly colleges: readonly College[];
  readonly onAdopt: (college: College) => void;
}) {
  const { t } = useTranslation('units');
  const format = useFormat();
  return (
    <section className={styles.loose} aria-labelledby="loose-colleges">
      <h2 id="loose-colleges">{t('staff.loose')}</h2>
      <p className="muted">{t('staff.looseHint')}</p>
      <Card as="ul" className={styles.list}>
        {colleges.map((college) => (
          <StaffRow
            key={college.code}
            title={college.name}
            facts={factLine(
              college.code,
              t('count.eresource', { count: college.count, number: format.number(college.count) }),
            )}
          >
            <Button size="small" onClick={() => onAdopt(college)}>
              {t('staff.adopt')}
              <span className="hidden-visually"> {college.name}</span>
            </Button>
          </StaffRow>
        ))}
      </Card>
    </section>
  );
}
