import type { Change } from '@servery/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../../../phrases/phrases.ts';
import { tenantOverridesPhrases } from '../../../phrases/tenants/tenant-overrides.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import type { Keeping } from '../../document/document-adapter.ts';
import { adapterOf, forgetOverridden } from './overridden-document.ts';
import type { OwnOverride } from './override-calls.ts';
import { keepAgain, revertOverridden } from './revert-overridden.ts';

/** Reverts, says so, and offers to take it back. */
export function useRevert(keeping: Keeping, override: OwnOverride) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const undo = async (changes: readonly Change[]) => {
    const answer = await keepAgain(adapterOf(override), keeping, changes);
    if (answer.status === 'failed') notify.error(answer.message ?? say(tenantOverridesPhrases, 'revertFailed'));
    else if (answer.dropped.length < changes.length)
      notify.warning(say(tenantOverridesPhrases, 'undoClash', { count: changes.length - answer.dropped.length }));
    else notify.success(say(tenantOverridesPhrases, 'undone'));
    await forgetOverridden(queries, keeping);
  };
  const revert = async (changes: readonly Change[]): Promise<boolean> => {
    setBusy(true);
    const answer = await revertOverridden(adapterOf(override), keeping, changes);
    setBusy(false);
    if (answer.status === 'failed') {
      notify.error(answer.message ?? say(tenantOverridesPhrases, 'revertFailed'));
      return false;
    }
    notify.success(say(tenantOverridesPhrases, 'reverted', { count: answer.dropped.length }), {
      action: {
        label: say(tenantOverridesPhrases, 'undo'),
        onClick: () => undo(answer.dropped).catch((error: unknown) => console.error(error)),
      },
    });
    await forgetOverridden(queries, keeping);
    return true;
  };
  return { revert, isBusy };
}
