import type { Access } from '@lectern/contracts/kernel/access';
import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  parserOf,
  type Schema,
} from '@lectern/contracts/kernel/endpoint';
import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../deps.ts';
import { contextOfPart } from './answer-act.ts';
import { CallError } from './call-error.ts';
import type { CallContext, Implementation } from './implement.ts';
import { allow } from './read-caller.ts';

declare module '../deps.ts' {
  interface Deps {
    /** Every call that the server answers. */
    readonly calls: () => Promise<readonly Implementation[]>;
  }
}

/**
 * Makes a call for whoever asks, as over HTTP: the same access, input and answer. Counters and repeated keys are those of the call that it
 * is a part of.
 *
 * @returns the refusal where the call refuses.
 */
export async function innerCall<I extends Schema, O extends Schema, E extends string, A extends Access>(
  deps: Deps,
  context: CallContext,
  contract: Endpoint<I, O, E, A>,
  input: InputOf<I>,
): Promise<OutputOf<O> | Refusal> {
  const call = (await deps.calls()).find((one) => one.contract === contract);
  if (!call) throw new Error(`no call ${contract.path}`);
  try {
    allow(contract, context);
    const parsed = parserOf(contract.input).parse(input);
    const answer = await call.handle({ input: parsed, context: contextOfPart(context), deps });
    return parserOf(contract.output).parse(answer) as OutputOf<O>;
  } catch (error) {
    if (error instanceof CallError) return error.refusal;
    throw error;
  }
}
