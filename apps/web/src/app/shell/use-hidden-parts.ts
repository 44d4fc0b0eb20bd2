import { useLocation } from 'react-router';
import { useTenant } from '../../lib/tenant.ts';
import { type HiddenParts, hiddenParts } from './hidden-parts.ts';

/** The parts that are not shown around the present page. */
export function useHiddenParts(): HiddenParts {
  const { settings } = useTenant();
  const { pathname, search } = useLocation();
  return hiddenParts({ pathname, search, outerSearch: window.location.search }, settings);
}
