import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BETWEEN_FACTS } from '../../../../lib/fact-line.ts';
import type { FoundThings } from '../../../../lib/search/sources/use-things.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { thingAddress } from './thing-address.ts';
import styles from './thing-row.module.css';

/** A thing beside records in a list: title, kind, day and the beginning of its text. */
export function ThingRow({
  thing: { kind, id, title, text, day },
  heading: Heading,
}: {
  readonly thing: FoundThings['things'][number];
  readonly heading: 'h2' | 'h3';
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  // The day of a title is that of an import, and would be read as that of its publication.
  const hasDay = kind !== 'title';
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Heading>
          <Link to={thingAddress(kind, id)} dir="auto">
            {title}
          </Link>
        </Heading>
        <span className="muted small">
          {t(`beside.kind.${kind}`)}
          {hasDay && (
            <>
              {BETWEEN_FACTS}
              <time dateTime={day}>{format.date(day)}</time>
            </>
          )}
        </span>
      </div>
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
    </li>
  );
}
