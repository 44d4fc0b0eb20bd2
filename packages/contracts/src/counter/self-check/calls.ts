import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { beginPhoneVisit } from './begin-phone-visit.ts';
import { borrowAtStation } from './borrow-at-station.ts';
import { borrowByPhone } from './borrow-by-phone.ts';
import { closeStation } from './close-station.ts';
import { enterStation } from './enter-station.ts';
import { enterStationByCode } from './enter-station-by-code.ts';
import { getPhoneVisit } from './get-phone-visit.ts';
import { getScreenCode } from './get-screen-code.ts';
import { getStation } from './get-station.ts';
import { leaveStation } from './leave-station.ts';
import { listStations } from './list-stations.ts';
import { mailReceipt } from './mail-receipt.ts';
import { openStation } from './open-station.ts';
import { returnAtStation } from './return-at-station.ts';
import { showEntryCode } from './show-entry-code.ts';

export const SELF_CHECK_CALLS: readonly AnyEndpoint[] = [
  openStation,
  listStations,
  closeStation,
  getStation,
  getScreenCode,
  enterStation,
  enterStationByCode,
  leaveStation,
  borrowAtStation,
  returnAtStation,
  mailReceipt,
  showEntryCode,
  getPhoneVisit,
  beginPhoneVisit,
  borrowByPhone,
];
