import { type BehaviourVerb, behaviourVerbs, WAIVING_VERBS } from '@lectern/rules/behaviours';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../behaviours.module.css';
import type { DeskBehaviour } from '../desk-behaviour.ts';
import { BehaviourRow } from './behaviour-row.tsx';
import { HandleBehaviour } from './handle-behaviour.tsx';

/** A behaviour with its reader and with what this member of the staff can do now. */
export function DeskBehaviourRow({
  behaviour,
  namesReader,
}: {
  readonly behaviour: DeskBehaviour;
  readonly namesReader: boolean;
}) {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const { may } = useStaff();
  const [verb, setVerb] = useState<BehaviourVerb>();
  const { reader, behaviourType: kind, processFlag: state } = behaviour;
  const verbs = behaviourVerbs({ kind, state }).filter(
    (one) => may('circulation.waive') || !WAIVING_VERBS.some((waiving) => waiving === one),
  );
  return (
    <li className={styles.row}>
      <BehaviourRow behaviour={behaviour} />
      <div className={styles.actions}>
        {namesReader && (
          <Link to={`/fines/${reader.patronId}?tab=all`} className={styles.reader}>
            {format.person(reader)}
          </Link>
        )}
        {verbs.map((one) => (
          <Button key={one} size="small" onClick={() => setVerb(one)}>
            {t(`verbs.${one}.name`)}
          </Button>
        ))}
      </div>
      {verb && <HandleBehaviour behaviour={behaviour} verb={verb} onClose={() => setVerb(undefined)} />}
    </li>
  );
}
