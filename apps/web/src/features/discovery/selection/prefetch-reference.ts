import { citeBibs } from '@lectern/contracts/discovery/citations/cite-bibs';
import { prefetch } from '../../../lib/use-call.ts';
import './cite-dialog.tsx';
import { usualStyle } from './use-references.ts';

let begun = false;

/**
 * Requests the first reference when the reader points at a button for it. The first one takes a second: the dialog's code is loaded, and
 * the server reads the rules of the style. Later ones are quick and are not requested ahead.
 */
export function prefetchReference(recordId: string): void {
  if (begun) return;
  begun = true;
  prefetch(citeBibs, { recordIds: [recordId], style: usualStyle() });
}
