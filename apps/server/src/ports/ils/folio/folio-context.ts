import type { PolicySettings } from '@lectern/contracts/tenant/tenant-settings';
import type { Clock } from '../../../platform/clock.ts';
import type { CatalogueCopies } from '../catalogue-copies.ts';
import type { CatalogueNumbers } from '../catalogue-numbers.ts';
import type { RecordAnswers } from '../over-http/record-answers.ts';
import type { FolioApi } from './folio-api.ts';
import type { FolioSettings } from './folio-settings.ts';
import type { FolioHolding } from './folio-shapes.ts';

/** What every act of the driver takes. */
export interface FolioContext {
  readonly tenantId: string;
  readonly policy: PolicySettings;
  readonly settings: FolioSettings;
  readonly clock: Clock;
  readonly api: FolioApi;
  readonly instances: RecordAnswers<FolioHolding>;
  readonly copies: CatalogueCopies;
  readonly numbers: CatalogueNumbers;
  /** The calendar date in the tenant's time zone. */
  today(): string;
}
