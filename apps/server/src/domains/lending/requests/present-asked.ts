import type { AskedView } from '@lectern/contracts/lending/requests/asked-view';
import { movesBy, statusOf } from '@lectern/rules/requests/request-ways';
import type { AskedRequest } from '../circulation/requests/asked-request.ts';

/** What another reader asks for, as the reader sees it who has the copy. */
export function presentAsked(asked: AskedRequest): AskedView {
  const { step } = asked;
  const may = (name: 'accept' | 'refuse' | 'hand_over') =>
    movesBy('relending', step, 'holder', name).length > 0;
  return {
    requestId: asked.id,
    requestNo: asked.number,
    requestStatus: statusOf('relending', step),
    operationType: step,
    recordId: asked.bibId,
    title: asked.title,
    author: asked.author,
    volume: asked.volume,
    barcode: asked.barcode,
    callNumber: asked.callNumber,
    requestDate: asked.placedAt,
    movesAt: asked.movesAt,
    askerName: asked.askerName,
    contactInfo: asked.contact,
    comments: asked.comments,
    canAccept: may('accept'),
    canRefuse: may('refuse'),
    canEnterCode: may('hand_over'),
    codeEntered: asked.codeEntered,
    objectUntil: asked.objectUntil,
    objection: asked.objection,
  };
}
