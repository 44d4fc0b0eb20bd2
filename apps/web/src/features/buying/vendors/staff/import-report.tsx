import type { PriceListImport } from '@lectern/contracts/buying/vendors/vendor';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';

/** What became of the lines of a price list. */
export function ImportReport({ report }: { readonly report: PriceListImport }) {
  const { t } = useTranslation('vendors');
  const format = useFormat();
  const { number } = format;
  return (
    <li>
      <p className="muted small num">
        <span dir="auto">{report.fileName}</span> {format.dateTime(report.at)}
      </p>
      <p>
        {t('report', {
          read: number(report.read),
          added: number(report.added),
          changed: number(report.changed),
          same: number(report.same),
          gone: number(report.gone),
        })}
      </p>
      {report.left.length > 0 && (
        <ul>
          {report.left.map(({ fault, count, firstLine }) => (
            <li key={fault}>
              {t('leftOut', {
                number: number(count),
                why: t(`fault.${fault}`),
                line: number(firstLine),
              })}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
