import type { PrintWay } from '@lectern/contracts/resources/resolver/ways';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../resolver.module.css';

/** What the library has of it on its shelves, with the volume where holdings say so. */
export function PrintSection({
  print,
  isVolume,
}: {
  readonly print: readonly PrintWay[];
  readonly isVolume: boolean;
}) {
  const { t } = useTranslation('resolver');
  if (print.length === 0) return null;
  return (
    <Card as="section" padded className={styles.part} aria-labelledby="ways-print">
      <h2 id="ways-print">{t('print.title')}</h2>
      <ul className={styles.ways}>
        {print.map((way) => (
          <Held key={way.recordId} way={way} isVolume={isVolume} />
        ))}
      </ul>
    </Card>
  );
}

function Held({ way, isVolume }: { readonly way: PrintWay; readonly isVolume: boolean }) {
  const { t } = useTranslation('resolver');
  const format = useFormat();
  const { recordId, title, author, year, foundBy, has, statements, items, itemCount, onShelfCount } = way;
  const counts = { onShelf: format.number(onShelfCount), total: format.number(itemCount) };
  return (
    <li className={styles.held}>
      <h3>
        <Link to={bibAddress(recordId)} dir="auto">
          {title}
        </Link>
      </h3>
      <p className="muted small" dir="auto">
        {factLine(author, year)}
      </p>
      <p className={styles.numbers}>
        {itemCount + statements.length === 0 ? (
          <Pill tone="warn">{t('print.none')}</Pill>
        ) : (
          isVolume && <Pill tone={has === 'yes' ? 'ok' : 'warn'}>{t(`print.has.${has}`)}</Pill>
        )}
        {itemCount > 0 && has !== 'no' && <span className="small num">{t('print.onShelf', counts)}</span>}
      </p>
      {has !== 'no' &&
        items.map(({ itemId, libName, locationName, callNo, yearVol }) => (
          <p key={itemId} className="small" dir="auto">
            {factLine(yearVol, libName, locationName, callNo)}
          </p>
        ))}
      {statements.length > 0 && (
        <p className="muted small" dir="auto">
          {t('print.statements', { text: statements.join('; ') })}
        </p>
      )}
      {foundBy === 'title' && <p className="muted small">{t('byTitle', { name: title })}</p>}
    </li>
  );
}
