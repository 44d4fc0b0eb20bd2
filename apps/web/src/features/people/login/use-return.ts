import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTenant } from '../../../lib/tenant.ts';
import { leaveFor } from '../../../lib/window-closing.ts';
import { readTarget, takeNextTarget } from './next-path.ts';

/** Leads to where the reader wanted to go, after signing in: `returnTo` if it is allowed, else what was stored, else home. */
export function useReturn(): (returnTo?: string) => void {
  const navigate = useNavigate();
  const { returnOrigins } = useTenant().settings;
  return useCallback(
    (returnTo = '') => {
      const stored = takeNextTarget(returnOrigins);
      const target = readTarget(returnTo, returnOrigins) ?? stored;
      if (target.kind === 'page') void navigate(target.path, { replace: true });
      else leaveFor(target.address);
    },
    [navigate, returnOrigins],
  );
}
