import type { listDeskBehaviours } from '@lectern/contracts/counter/desk/list-desk-behaviours';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';

/** A behaviour with its reader, as the desk sees it. */
export type DeskBehaviour = OutputOf<(typeof listDeskBehaviours)['output']>['behaviours'][number];
