import { listObjects } from '@lectern/contracts/resources/repository/list-objects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ObjectRow } from './objects/object-row.tsx';
import styles from './repository.module.css';

const FIRST_ROWS = 5;
const MOST_ROWS = 100;

/** The documents of the digital library that a researcher made; nothing where there are none. */
export default function DocumentsOfPerson({ personId }: { readonly personId: string }) {
  const { t } = useTranslation('repository');
  const format = useFormat();
  const [rows, setRows] = useState(FIRST_ROWS);
  const { data } = useCall(
    listObjects,
    { personId, sort: 'year', rows },
    { keepPrevious: true, staleMs: 60_000 },
  );
  if (!data || data.total === 0) return null;
  const { total, objects } = data;
  return (
    <section className={styles.part} aria-labelledby="documents-of-person">
      <h2 id="documents-of-person">{t('ofPerson')}</h2>
      <ul className={styles.rows}>
        {objects.map((object) => (
          <ObjectRow key={object.objectId} object={object} />
        ))}
      </ul>
      {objects.length < total && rows === FIRST_ROWS && (
        <Button onClick={() => setRows(MOST_ROWS)}>
          {t('moreOfPerson', { count: total, number: format.number(total) })}
        </Button>
      )}
    </section>
  );
}
