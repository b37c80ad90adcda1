import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

type KeptInAddress = Readonly<Record<string, string | undefined>>;

/** Writes search, filters and the open tab into the address, in place of the values there; `undefined` removes one. */
export function useKeepInAddress(): (change: KeptInAddress) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    (change) => navigate({ to: '.', search: (before: object) => ({ ...before, ...change }), replace: true }),
    [navigate],
  );
}
