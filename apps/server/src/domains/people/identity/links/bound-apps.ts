import type { Deps } from '../../../../platform/deps.ts';
import { listLinkRows } from './link-store.ts';

/** Which apps a reader has linked, as flags of the wire. */
export async function boundApps({ db }: Pick<Deps, 'db'>, tenantId: string, patronId: string) {
  const kinds = new Set((await listLinkRows(db, tenantId, patronId)).map(({ provider }) => provider));
  const flag = (provider: 'wechat' | 'passport') => (kinds.has(provider) ? '1' : '0');
  return { wechatBound: flag('wechat'), passportBound: flag('passport') } as const;
}
