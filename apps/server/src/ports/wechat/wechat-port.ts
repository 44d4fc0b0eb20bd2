/** A library's application at WeChat. */
export interface WechatApp {
  readonly appId: string;
  readonly secret: string;
  readonly apiAddress: string;
}

/** Who has signed in, as WeChat says. */
export interface WechatPerson {
  /** One person's id in one application. */
  readonly openId: string;
  readonly nickname: string;
}

/** WeChat's sign-in for websites (OAuth 2, scope `snsapi_login`). */
export interface Wechat {
  /**
   * Who a one-time code stands for; undefined if WeChat does not accept the code.
   *
   * @throws OutsideError if WeChat does not answer, or answers something else
   */
  personOf(app: WechatApp, code: string): Promise<WechatPerson | undefined>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly wechat: Wechat;
  }
}
