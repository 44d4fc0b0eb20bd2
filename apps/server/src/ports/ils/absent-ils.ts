import { refuse } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import type { IlsPort } from './ils-port.ts';
import type { Away } from './ils-refusals.ts';

const away = async (): Promise<Away> => refuse(ILS_UNAVAILABLE);

/** A library system that cannot be reached at all. */
export const absentIls: IlsPort = {
  outside: true,
  availability: away,
  items: away,
  patronAccount: away,
  loans: away,
  openFines: away,
  renew: away,
};
