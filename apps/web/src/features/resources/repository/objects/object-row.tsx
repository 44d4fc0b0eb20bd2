import type { ObjectSummary } from '@lectern/contracts/resources/repository/object';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Cover } from '../../../../components/cover.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { objectAddress } from '../../../../lib/object-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../repository.module.css';
import { useWhyNot } from '../use-why-not.ts';

/** An object in a list: what it is, by whom, and whether it can be read now. */
export function ObjectRow({
  object,
  count,
}: {
  readonly object: ObjectSummary;
  /** How often it was opened, in lists that are by that. */
  readonly count?: number;
}) {
  const { t } = useTranslation('repository');
  const format = useFormat();
  const whyNot = useWhyNot();
  const { objectId, title, kind, creators, year, thesis, reading, collectionName } = object;
  const names = creators.map(({ name }) => name).join(' · ');
  return (
    <li className={styles.row}>
      <Cover recordId={objectId} title={title} author={names} width="64px" />
      <div className={styles.rowText}>
        <h3 dir="auto">
          <Link to={objectAddress(objectId)}>{title}</Link>
        </h3>
        {names && <p dir="auto">{names}</p>}
        <p className="muted small">
          {factLine(
            t(`kinds.${kind}`),
            thesis?.degree,
            thesis?.college,
            year,
            collectionName,
            count === undefined ? '' : t('openedTimes', { count, number: format.number(count) }),
          )}
        </p>
        <p className={styles.pills}>
          {reading.may ? <Pill tone="ok">{t('canRead')}</Pill> : <Pill tone="warn">{whyNot(reading)}</Pill>}
        </p>
      </div>
    </li>
  );
}
