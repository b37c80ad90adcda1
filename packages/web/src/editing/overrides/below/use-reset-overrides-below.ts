import { type Path, pathKey } from '@servery/domain';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../api/keys.ts';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { firstNames } from '../../../phrases/first-names.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { confirm, whileLoading } from '../../../ui/dialogs/dialog-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { changeOverridesBelow, type DocumentQuestion, type OverrideBelow } from '../../document/configuration-calls.ts';
import { forgetAroundDocuments } from '../../document/forget-around-documents.ts';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';
import { type LastReset, rememberReset, useLastReset } from './overrides-below-store.ts';
import { type SentOverrides, sendOverridesBelow } from './send-overrides-below.ts';

type ResetOverridesBelow = {
  /** Asks, then lets the chosen stores inherit the place again. Answers whether all of them were sent. */
  readonly reset: (overridesBelow: readonly OverrideBelow[]) => Promise<boolean>;
  /** The newest reset of this place; null when there is none to take back. */
  readonly last: LastReset | null;
  readonly undo: (last: LastReset) => Promise<void>;
};

/** Resets stores that keep their own value of a place, and takes that back. */
export function useResetOverridesBelow(path: Path, label: string): ResetOverridesBelow {
  const t = usePhrases(configurationPhrases);
  const { adapter, level } = useEditor();
  const documentId = useEditorState((state) => state.loaded.layers.versions.id);
  const forget = useForgetOverridesBelow(level.companyId);
  const asked: DocumentQuestion = { adapter, level, documentId };
  const key = [useSession().userId, keyOf(asked, path)].join(' ');
  const newest = useLastReset((state) => state.last);

  const undo = async (last: LastReset) => {
    const sent = await whileLoading(t('undoingReset'), () =>
      sendOverridesBelow(last.overridesBelow, (part) =>
        changeOverridesBelow(asked, 'restore', { path, overridesBelow: part }),
      ),
    );
    await forget();
    rememberReset(sent.unsent.length > 0 ? { ...last, overridesBelow: sent.unsent } : null);
    if (sent.saved.length > 0) notify.success(t('resetUndone', { count: sent.saved.length }));
    tellLeftAlone(sent, last.names, 'undoUnfit');
    if (sent.unsent.length > 0) notify.error(t('undoResetFailed'));
  };

  const reset = async (overridesBelow: readonly OverrideBelow[]) => {
    const count = overridesBelow.length;
    const isMeant = await confirm({
      title: t('resetOverridesBelowTitle', { label }),
      message: t('resetOverridesBelowText', { count, label }),
      accept: t('resetOverridesBelow', { count }),
    });
    if (isMeant !== 'accept') return false;
    const names = new Map(overridesBelow.map(({ tenantId, name }) => [tenantId, name]));
    const versions = overridesBelow.map(({ tenantId, overrideVersion }) => ({ tenantId, version: overrideVersion }));
    const sent = await whileLoading(t('resettingOverridesBelow'), () =>
      sendOverridesBelow(versions, (part) => changeOverridesBelow(asked, 'reset', { path, overridesBelow: part })),
    );
    await forget();
    if (sent.saved.length > 0) {
      const last = { key, overridesBelow: sent.saved, names };
      rememberReset(last);
      const action = { label: t('undo'), onClick: () => undo(last).catch((error: unknown) => console.error(error)) };
      notify.success(t('overridesBelowReset', { count: sent.saved.length }), { action });
    }
    tellLeftAlone(sent, names, 'resetUnfit');
    if (sent.unsent.length > 0) notify.error(t('resetOverridesBelowFailed'));
    return sent.unsent.length === 0;
  };

  return { reset, undo, last: newest?.key === key ? newest : null };
}

function keyOf({ adapter, level, documentId }: DocumentQuestion, path: Path): string {
  return [level.companyId, level.tenantId, adapter.kind.kind, documentId, pathKey(path)].join(' ');
}

/** Every query that counts or shows the changed stores asks again. */
function useForgetOverridesBelow(companyId: string): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await cache.invalidateQueries({ queryKey: keys.document(companyId) });
    await forgetAroundDocuments(cache, companyId);
  };
}

function tellLeftAlone(sent: SentOverrides, names: LastReset['names'], unfit: 'resetUnfit' | 'undoUnfit'): void {
  const warn = (phrase: 'overridesBelowSkipped' | typeof unfit, ids: readonly string[], reason = '') => {
    const shown = namesOf(ids, names);
    if (ids.length > 0) notify.warning(say(configurationPhrases, phrase, { count: ids.length, names: shown, reason }));
  };
  warn('overridesBelowSkipped', sent.skipped);
  for (const [reason, ids] of idsByReason(sent.unfit)) warn(unfit, ids, reason);
}

function idsByReason(unfit: SentOverrides['unfit']): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { tenantId, message } of unfit) found.set(message, [...(found.get(message) ?? []), tenantId]);
  return found;
}

const namesShown = 5;

function namesOf(ids: readonly string[], names: LastReset['names']): string {
  return firstNames(
    ids.map((id) => names.get(id) ?? id),
    namesShown,
  );
}
