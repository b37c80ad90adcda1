import { Link } from '@tanstack/react-router';
import type { SyncStatus } from '../../publishing/sync-status.ts';
import { useIsBuilt } from '../../ui/frame/use-is-built.ts';
import { Callout } from '../../ui/messages/callout.tsx';
import { usePublishing } from './run-words.ts';

/** While no terminal of the company has ever called: why no store goes live, and how a terminal starts. */
export function NoTerminalYet({ locations }: { readonly locations: readonly SyncStatus[] }) {
  const t = usePublishing();
  const isBuilt = useIsBuilt();
  if (locations.length === 0 || locations.some(({ lastPing }) => lastPing)) return null;
  return (
    <Callout
      title={t('noTerminal')}
      action={isBuilt('/locations') && <Link to="/locations">{t('openLocations')}</Link>}
    >
      {t('noTerminalHint', { stores: String(locations.length) })}
    </Callout>
  );
}
