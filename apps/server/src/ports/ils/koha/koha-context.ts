import type { HttpContext } from '../over-http/http-driver.ts';
import type { RecordAnswers } from '../over-http/record-answers.ts';
import type { KohaApi } from './koha-api.ts';
import type { KohaCopy } from './koha-copies.ts';
import type { KohaSettings } from './koha-settings.ts';

/** What every act of the driver takes. */
export interface KohaContext extends HttpContext<KohaSettings> {
  readonly api: KohaApi;
  readonly biblios: RecordAnswers<KohaCopy>;
  /** Loans that are renewed now: Koha would count a second renewal at the same time. */
  readonly renewing: Set<string>;
}

/** The portal's code of one of Koha's libraries. */
export function libraryOf({ settings }: Pick<KohaContext, 'settings'>, libraryId: string): string {
  return settings.libraries[libraryId] ?? libraryId;
}

/** An id that the portal was given; undefined for a text that can be none of Koha's. */
export function readKohaId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
