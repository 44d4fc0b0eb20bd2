import { getScreenCode } from '@lectern/contracts/counter/self-check/get-screen-code';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { qrPicture } from '../../../../platform/qr-picture.ts';
import { screenCode } from '../screen-codes.ts';
import { stationOf } from '../stations.ts';

export const getScreenCodeCall = implement(getScreenCode)(async ({ input, context, deps }) => {
  const { tenant, origin } = context;
  const station = await stationOf(deps, tenant, input.station, 'screen');
  if (isRefusal(station)) return station;
  const { code, secondsLeft } = screenCode(deps, tenant.id, station.libraryCode);
  const page = `${origin}/${tenant.mappingPath}/#/selfCheck?code=${code}`;
  return { code, img: await qrPicture(page), secondsLeft };
});
