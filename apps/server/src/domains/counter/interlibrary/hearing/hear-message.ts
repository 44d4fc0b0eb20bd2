import type { Deps } from '../../../../platform/deps.ts';
import type { IllMessage } from '../../../../platform/iso18626/ill-message.ts';
import { readIllMessage } from '../../../../platform/iso18626/read-ill-message.ts';
import { writeConfirmation } from '../../../../platform/iso18626/write-ill-message.ts';
import { changePeer } from '../peers/peer-store.ts';
import { hearAction } from './hear-action.ts';
import { hearRequest } from './hear-request.ts';
import { hearStatus } from './hear-status.ts';
import type { NotTaken } from './not-taken.ts';
import type { PeerContext } from './peer-context.ts';

/**
 * Takes a message of a peer, who was proved before, and answers its confirmation. What is wrong with it changes nothing: the sender learns
 * it by the standard's errors, and staff see it beside the library. A message that comes again is confirmed again.
 */
export async function hearMessage(deps: Deps, context: PeerContext, xml: string): Promise<string> {
  const receivedAt = deps.clock.now().toISOString();
  const message = readIllMessage(xml);
  const wrong: NotTaken | undefined =
    message.kind === 'unread'
      ? { error: message.error, fault: 'malformed' }
      : (wrongParties(context, message) ?? (await take(deps, context, message, receivedAt)));
  await changePeer(deps.db, context.peer, { heard_at: receivedAt, fault: wrong?.fault ?? '' });
  if (wrong)
    deps.log.warn(
      { tenant: context.tenant.id, peer: context.peer.id, fault: wrong.fault, error: wrong.error.type },
      'interlibrary message not taken',
    );
  const of = message.kind === 'unread' ? message.of : message.kind;
  return writeConfirmation(of, message.header, { receivedAt, error: wrong?.error, about: aboutOf(message) });
}

function take(
  deps: Deps,
  context: PeerContext,
  message: IllMessage,
  at: string,
): Promise<NotTaken | undefined> {
  switch (message.kind) {
    case 'request':
      return hearRequest(deps, context, message, at);
    case 'supplyingAgencyMessage':
      return hearStatus(deps, context, message, at);
    case 'requestingAgencyMessage':
      return hearAction(deps, context, message, at);
  }
}

/** A message names both libraries, as they are called between them: one for another library is not taken. */
function wrongParties({ peer }: PeerContext, message: IllMessage): NotTaken | undefined {
  const { supplying, requesting } = message.header;
  const isFromLender = message.kind === 'supplyingAgencyMessage';
  const [from, to] = isFromLender ? [supplying, requesting] : [requesting, supplying];
  const name = (isSender: boolean) =>
    isSender === isFromLender ? 'supplyingAgencyId' : 'requestingAgencyId';
  const wrong =
    from.value !== peer.symbol ? name(true) : to.value !== peer.own_symbol ? name(false) : undefined;
  return wrong && { error: { type: 'UnrecognisedDataValue', value: wrong }, fault: 'agency' };
}

/** What a confirmation repeats of its message. */
function aboutOf(message: ReturnType<typeof readIllMessage>): string {
  if (message.kind === 'supplyingAgencyMessage') return message.reason;
  return message.kind === 'requestingAgencyMessage' ? message.action : '';
}
