import { listHotEresources } from '@lectern/contracts/resources/databases/list-hot-eresources';
import { useTranslation } from 'react-i18next';
import { HotStrip as Strip } from '../../../../components/eresources/hot-strip.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useEresourceAddresses } from '../eresource-address.ts';

/** The databases opened most in the last days, in one line. */
export function HotStrip() {
  const { t } = useTranslation('databases');
  const addresses = useEresourceAddresses();
  const { data } = useCall(listHotEresources, { rows: 6 }, { staleMs: 5 * 60_000 });
  return (
    <Strip
      title={t('related.hot')}
      entries={data?.map(({ id, name }) => ({ id, name, to: addresses.of(id) }))}
    />
  );
}
