import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { AssistantTools } from '../tools/tools.ts';
import type { NamedLibrary } from './understand/read-text.ts';

/** The libraries that a question may name; none where they are not told. */
export async function namedLibraries(tools: Pick<AssistantTools, 'libraries'>): Promise<NamedLibrary[]> {
  const told = await tools.libraries();
  return isRefusal(told) ? [] : told.map(({ libCode, libName }) => ({ code: libCode, name: libName }));
}
