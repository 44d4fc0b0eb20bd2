import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import type { IlsNews } from '../../../ports/ils/ils-news.ts';
import { type NewMessage, tellReaders } from './tell-readers.ts';

/**
 * Tells readers what their library system answers, if it has news. Raises where the system is away, so that the event is tried again
 * later.
 */
export async function tellNews<News>(
  deps: Deps,
  tenantId: string,
  ask: (news: IlsNews) => Promise<News | Refusal>,
  messagesOf: (news: News) => readonly NewMessage[],
): Promise<void> {
  const tenant = await deps.tenants.byId(tenantId);
  const source = tenant && deps.ils.of(tenant).news;
  if (!source) return;
  const news = await ask(source);
  if (isRefusal(news)) throw new Error('the library system does not say what happened');
  await tellReaders(deps, tenant, messagesOf(news));
}
