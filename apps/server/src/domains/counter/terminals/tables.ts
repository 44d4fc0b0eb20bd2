import type { Sip2Encoding } from '../../../platform/sip2/sip2-encodings.ts';
import type { Sip2LineEnd } from '../../../platform/sip2/sip2-line-ends.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    sip2_terminal: Sip2TerminalTable;
  }
}

/** A self-check machine or sorter that speaks SIP2. It stands in one library and acts there only. */
export interface Sip2TerminalTable {
  tenant_id: string;
  account: string;
  /** SHA-256 of the secret, which is random. */
  secret_hash: string;
  library_code: string;
  encoding: Sip2Encoding;
  line_end: Sip2LineEnd;
  /** 1 if readers prove themselves by their password too, 0 if their card is enough. */
  needs_pin: number;
  created_at: string;
}
