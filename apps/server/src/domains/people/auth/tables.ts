declare module '../../../platform/db/schema.ts' {
  interface Schema {
    captcha: CaptchaTable;
    verification_code: VerificationCodeTable;
    attempt_counter: AttemptCounterTable;
    known_device: KnownDeviceTable;
  }
}

export interface CaptchaTable {
  id: string;
  tenant_id: string;
  answer: string;
  /** How many bits of work its answer has to come with; 0 for none. */
  work_bits: number;
  /** What it was asked for (CAPTCHA_SCENES). */
  scene: number;
  expires_at: string;
}

/** A code sent by mail or phone, or shown for pickup. */
export interface VerificationCodeTable {
  id: string;
  tenant_id: string;
  subject: string;
  purpose: string;
  code_hash: string;
  /** SHA-256 of the mail address or phone that it was sent to; empty where the account decides. */
  contact_hash: string;
  /** How often it was tried. */
  guesses: number;
  expires_at: string;
}

/** Failures (sign-in, codes) and daily quotas, counted where every node sees them. */
export interface AttemptCounterTable {
  tenant_id: string;
  kind: string;
  subject: string;
  count: number;
  window_ends_at: string;
}

/** A browser in which a reader has given the right password. */
export interface KnownDeviceTable {
  tenant_id: string;
  patron_id: string;
  /** SHA-256 of the browser's cookie. */
  browser_hash: string;
  expires_at: string;
}
