import type { DeskRequestView } from '@lectern/contracts/counter/desk/desk-views';
import type { DeskRequest } from '../../../ports/ils/ils-desk-requests.ts';
import type { PlaceNames } from '../../collection/vocabulary/places/place-names.ts';

/** A request as the desk works on it. */
export function presentDeskRequest(request: DeskRequest, places: PlaceNames): DeskRequestView {
  const { copy, address } = request;
  return {
    requestId: request.id,
    requestNo: request.number,
    type: request.kind,
    operationType: request.step,
    stepSince: request.stepSince,
    requestDate: request.placedAt,
    keptUntil: request.keptUntil,
    reqestEndDate: request.wantedUntil,
    suspendedUntil: request.suspendedUntil,
    reader: request.reader,
    recordId: request.bibId,
    editionCount: request.editions ?? 1,
    title: request.title,
    author: request.author,
    volume: request.volume,
    takeLocationName: places.library(request.pickupLibrary),
    address: address && { ...address, areaNames: [...address.areaNames] },
    copy: copy
      ? {
          barcode: copy.barcode,
          callNo: copy.callNumber,
          libName: places.library(copy.libraryCode),
          locationName: places.location(copy.locationCode),
          shelf: copy.shelf,
        }
      : null,
    comments: request.comments,
    verbs: [...request.verbs],
  };
}
