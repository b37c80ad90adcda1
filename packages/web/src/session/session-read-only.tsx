import type { ReactNode } from 'react';
import { ReadOnlyProvider } from '../ui/read-only/read-only.tsx';
import { useSessionStore } from './session-store.ts';

/** A person who views as another person only looks on: everything below that changes something is disabled. PM-56 */
export function SessionReadOnly({ children }: { readonly children: ReactNode }) {
  const isReadOnly = useSessionStore((state) => state.session?.isReadOnly === true);
  return <ReadOnlyProvider isReadOnly={isReadOnly}>{children}</ReadOnlyProvider>;
}
