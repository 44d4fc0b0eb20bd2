import { wechatSettingsSchema } from '@lectern/contracts/people/tenant/wechat-settings';
import { describe, expect, it } from 'vitest';
import { contentPolicyHeader } from '../../platform/http/content-policy.ts';
import { testSettings } from '../test-settings.ts';

describe('frames in pages', () => {
  const settings = testSettings('alpha');
  const policyOf = (weixinLogin: '0' | '1') =>
    contentPolicyHeader({
      ...settings,
      public: { ...settings.public, weixinLogin },
      wechat: wechatSettingsSchema.parse({ appId: 'app' }),
    });

  it("are WeChat's only, and only where readers sign in by it", () => {
    expect(policyOf('1')).toContain("frame-src 'self' https://open.weixin.qq.com;");
    expect(policyOf('0')).not.toContain('frame-src');
    expect(contentPolicyHeader(settings)).not.toContain('frame-src');
  });

  it('are never around our pages, except our own', () => {
    for (const policy of [policyOf('1'), policyOf('0')]) {
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    }
  });
});
