import type { HttpContext } from '../over-http/http-driver.ts';
import type { RecordAnswers } from '../over-http/record-answers.ts';
import type { FolioApi } from './folio-api.ts';
import type { FolioSettings } from './folio-settings.ts';
import type { FolioHolding } from './folio-shapes.ts';

/** What every act of the driver takes. */
export interface FolioContext extends HttpContext<FolioSettings> {
  readonly api: FolioApi;
  readonly instances: RecordAnswers<FolioHolding>;
}
