import { listHotTitles } from '@lectern/contracts/resources/titles/list-hot-titles';
import { useTranslation } from 'react-i18next';
import { HotStrip } from '../../../../components/eresources/hot-strip.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useTitleAddresses } from '../title-addresses.ts';

/** The titles opened most in the last days, in one line. */
export function HotTitles() {
  const { t } = useTranslation('titles');
  const addresses = useTitleAddresses();
  const { data } = useCall(listHotTitles, { rows: 6 }, { staleMs: 5 * 60_000 });
  return (
    <HotStrip title={t('hot')} entries={data?.map(({ id, name }) => ({ id, name, to: addresses.of(id) }))} />
  );
}
