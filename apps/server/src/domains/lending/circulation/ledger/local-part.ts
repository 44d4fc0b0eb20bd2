import type { Db } from '../../../../platform/db/database.ts';
import type { PostingContext } from './posting-context.ts';

/** What a room needs to give its part of the port for one tenant. */
export interface LocalPart {
  readonly db: Db;
  readonly tenantId: string;
  /** The context of now: each act asks for its own. */
  context(): PostingContext;
}
