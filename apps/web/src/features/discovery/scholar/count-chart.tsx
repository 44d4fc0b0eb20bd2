import { useTranslation } from 'react-i18next';
import { ChartWithTable } from '../../../components/chart/chart-with-table.tsx';

/** Numbers of works as a chart with its table; nothing without any. */
export function CountChart({
  title,
  basis,
  head,
  isUpright,
  rows,
}: {
  readonly title: string;
  /** Whose numbers they are. */
  readonly basis: string;
  /** Over the names in the table. */
  readonly head: string;
  readonly isUpright: boolean;
  readonly rows: readonly { readonly name: string; readonly count: number }[];
}) {
  const { t } = useTranslation('scholar');
  if (rows.length === 0) return null;
  return (
    <ChartWithTable
      title={title}
      note={basis}
      head={head}
      valueHead={t('charts.works')}
      isUpright={isUpright}
      rows={rows.map(({ name, count }) => ({ key: name, name, value: count }))}
    />
  );
}
