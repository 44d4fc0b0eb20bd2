import { citeBibs } from '@lectern/contracts/citations/cite-bibs';
import { prefetch } from '../../lib/use-call.ts';
import './cite-dialog.tsx';
import { usualStyle } from './use-references.ts';

let begun = false;

/**
 * Begins a reader's first reference at the first sign that one may be wanted, for it takes a second: this file brings the dialog, and
 * the server reads the rules of the style. Later ones are quick and are not asked for ahead.
 */
export function prefetchReference(recordId: string): void {
  if (begun) return;
  begun = true;
  prefetch(citeBibs, { recordIds: [recordId], style: usualStyle() });
}
