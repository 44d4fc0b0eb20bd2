import type { Paper } from '@lectern/contracts/discovery/scholar/paper';
import type { ComponentType } from 'react';

/** What other features add to the pages of scholarly works. */
export interface ScholarParts {
  /** Keeps a work among favourites, or gives it up. */
  readonly Star: ComponentType<{ readonly paper: Pick<Paper, 'id' | 'doi' | 'recordId' | 'title'> }>;
}
