import { element, type Markup } from '@lectern/marc/xml/element';
import type { Deps } from '../../../../platform/deps.ts';
import type { NcipElement } from '../../../../platform/ncip/read-ncip.ts';
import { problem, responseHeader } from '../../../../platform/ncip/write-ncip.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { PeerContext } from '../wire/peer-context.ts';
import { answerItemSet } from './answer-item-set.ts';
import { hearMove, MOVE_SERVICES } from './hear-move.ts';
import { hearRequest } from './hear-request.ts';
import { hearVisitor } from './hear-visitor.ts';

type Answer = (
  deps: Deps,
  context: PeerContext,
  message: NcipElement,
) => Promise<readonly (Markup | undefined)[]>;

const ANSWERS: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['LookupItemSet', answerItemSet],
  ['LookupUser', hearVisitor],
  ['RequestItem', hearRequest],
  ...MOVE_SERVICES.map((name) => [name, hearMove] as const),
]);

/** Whether libraries of the alliance can ask for a service. */
export function isAllianceService(name: string): boolean {
  return ANSWERS.has(name);
}

/** Does what another library of the alliance asks for by NCIP. Who it is was proved before. */
export async function answerNcip(deps: Deps, context: PeerContext, message: NcipElement): Promise<Markup> {
  const parts = await partsOf(deps, context, message);
  return element(`${message.name}Response`, {}, [responseHeader(message), ...parts]);
}

async function partsOf(deps: Deps, context: PeerContext, message: NcipElement) {
  try {
    return (await ANSWERS.get(message.name)?.(deps, context, message)) ?? [];
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    deps.log.warn(
      { tenant: context.tenant.id, peer: context.peer.code, err: error },
      'NCIP message not answered',
    );
    return [problem({ scheme: 'generalError', type: 'Temporary Processing Failure' })];
  }
}
