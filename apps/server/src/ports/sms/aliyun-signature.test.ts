import { describe, expect, it } from 'vitest';
import { signAliyunCall } from './aliyun-signature.ts';

describe('the signature of a call to Alibaba Cloud', () => {
  it('is that of the published example with fixed parameters', () => {
    const { query, headers } = signAliyunCall(
      {
        method: 'POST',
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        parameters: {
          RegionId: 'cn-shanghai',
          ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
        },
        nonce: '3156853299f313e23d1673dc12e1703d',
        at: new Date('2023-10-26T10:22:32Z'),
      },
      { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
    );
    expect(query).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai');
    expect(headers.authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });
});
