import { SENT_PARTS } from '@lectern/contracts/reference/ai/get-assistant';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { modelName } from './use/note-use.ts';

/** What may leave the house with a question, and to whom; null where no model outside is asked. */
export function sentOutside(
  { languageModel }: Pick<Deps, 'languageModel'>,
  { settings }: Tenant,
): { to: string; parts: (typeof SENT_PARTS)[number][] } | null {
  const outside = settings.assistant.models.filter((model) => !languageModel.isInside(model));
  if (outside.length === 0) return null;
  return { to: [...new Set(outside.map(modelName))].join(', '), parts: [...SENT_PARTS] };
}
