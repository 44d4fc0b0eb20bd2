import { element, type Markup } from '@lectern/marc/xml/element';
import type { Deps } from '../../../../platform/deps.ts';
import type { NcipElement } from '../../../../platform/ncip/read-ncip.ts';
import { problem, responseHeader } from '../../../../platform/ncip/write-ncip.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { Asked } from '../wire/asked.ts';
import { answerItemSet } from './answer-item-set.ts';
import { hearMove, MOVE_SERVICES } from './hear-move.ts';
import { hearRequest } from './hear-request.ts';
import { hearVisitor } from './hear-visitor.ts';

type Answer = (deps: Deps, asked: Asked, message: NcipElement) => Promise<readonly (Markup | undefined)[]>;

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
export async function answerNcip(deps: Deps, asked: Asked, message: NcipElement): Promise<Markup> {
  const parts = await partsOf(deps, asked, message);
  return element(`${message.name}Response`, {}, [responseHeader(message), ...parts]);
}

async function partsOf(deps: Deps, asked: Asked, message: NcipElement) {
  try {
    return (await ANSWERS.get(message.name)?.(deps, asked, message)) ?? [];
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    deps.log.warn(
      { tenant: asked.tenant.id, peer: asked.peer.code, err: error },
      'NCIP message not answered',
    );
    return [problem({ scheme: 'generalError', type: 'Temporary Processing Failure' })];
  }
}
