import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { listTitles } from '@lectern/contracts/resources/titles/list-titles';

/** A page of titles, with the counts of letters, kinds and databases. */
export type TitleAnswer = OutputOf<typeof listTitles.output>;
