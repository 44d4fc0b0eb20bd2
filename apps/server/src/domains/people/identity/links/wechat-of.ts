import type { WechatSettings } from '@lectern/contracts/people/tenant/wechat-settings';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

/** The library's WeChat application; undefined where readers cannot sign in by WeChat. */
export function wechatOf({ settings }: Tenant): WechatSettings | undefined {
  return settings.public.weixinLogin === '1' ? settings.wechat : undefined;
}
