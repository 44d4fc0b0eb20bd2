import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { movesBy, statusOf } from '@lectern/rules/requests/request-ways';
import { KEPT_STEPS } from '@lectern/rules/requests/step-sets';
import { PICKED_UP_KINDS } from '@lectern/rules/requests/steps';
import { codeEnteredBy } from '@lectern/rules/requests/take-code';
import type { MoveName } from '@lectern/rules/requests/way';
import type { IlsRequest } from '../../../ports/ils/ils-requests.ts';
import type { PlaceNames } from '../../collection/vocabulary/places/place-names.ts';

/** A request as its reader sees it. */
export function presentRequest(request: IlsRequest, places: PlaceNames): RequestView {
  const { kind, step } = request;
  const may = (name: MoveName) =>
    movesBy(kind, step, 'reader', name).length > 0 && !request.withoutMoves?.includes(name);
  const isKept = KEPT_STEPS.includes(step);
  return {
    requestId: request.id,
    requestNo: request.number,
    type: kind,
    materialKind: 'paper',
    requestStatus: statusOf(kind, step),
    operationType: step,
    recordId: request.bibId,
    otherRecordIds: [...(request.otherBibIds ?? [])],
    title: request.title,
    author: request.author,
    volume: request.volume,
    requestDate: request.placedAt || null,
    isKept,
    reqestEndDate: request.wantedUntil,
    arrivalDate: (isKept && request.stepSince) || null,
    keptUntil: isKept ? request.keptUntil : null,
    takeLocationName: places.library(request.pickupLibrary),
    takeAddress: places.addressOf(request.pickupLibrary),
    contactInfo: request.contact,
    noticeWays: [...request.noticeWays],
    comments: request.comments,
    address: request.address && { ...request.address, areaNames: [...request.address.areaNames] },
    takeBarcode: request.barcode,
    callNumber: request.callNumber,
    readersBefore: request.readersBefore ?? null,
    suspendedUntil: request.suspendedUntil,
    canCancel: may('cancel'),
    canSuspend: may('suspend'),
    canChange: !request.isFixed && PICKED_UP_KINDS.includes(kind) && may('suspend'),
    canShowCode: codeEnteredBy(kind, step) !== undefined,
    canReceive: may('confirm') || (kind === 'home_delivery' && may('receive')),
    canAnnounceReturn: may('announce_return'),
    movesAt: request.movesAt,
    objectUntil: request.objectUntil,
    objection: request.objection,
  };
}
