import { type Path, pathKey } from '@servery/domain';
import { useQueryClient } from '@tanstack/react-query';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { confirm, whileLoading } from '../../../ui/dialogs/dialog-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { type Asked, changeKeepers, type Keeper } from '../../document/configuration-calls.ts';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';
import { type LastReset, rememberReset, useLastReset } from './keepers-store.ts';
import { type Sent, sendKeepers } from './send-keepers.ts';

type ResetKeepers = {
  /** Asks, then lets the chosen stores inherit the place again. Answers whether all of them were sent. */
  readonly reset: (keepers: readonly Keeper[]) => Promise<boolean>;
  /** The newest reset of this place; null when there is none to take back. */
  readonly last: LastReset | null;
  readonly undo: (last: LastReset) => Promise<void>;
};

/** Resets stores that keep their own value of a place, and takes that back. */
export function useResetKeepers(path: Path, label: string): ResetKeepers {
  const t = usePhrases(configurationPhrases);
  const { adapter, level } = useEditor();
  const documentId = useEditorState((state) => state.loaded.layers.versions.id);
  const forget = useForgetKept(level.companyId);
  const asked: Asked = { adapter, level, documentId };
  const key = [useSession().userId, keyOf(asked, path)].join(' ');
  const newest = useLastReset((state) => state.last);

  const undo = async (last: LastReset) => {
    const sent = await whileLoading(t('undoingReset'), () =>
      sendKeepers(last.keepers, (part) => changeKeepers(asked, 'restore', path, part)),
    );
    await forget();
    rememberReset(sent.unsent.length > 0 ? { ...last, keepers: sent.unsent } : null);
    if (sent.saved.length > 0) notify.success(t('resetUndone', { count: sent.saved.length }));
    tellLeftAlone(sent, last.names, 'undoUnfit');
    if (sent.unsent.length > 0) notify.error(t('undoResetFailed'));
  };

  const reset = async (keepers: readonly Keeper[]) => {
    const count = keepers.length;
    const isMeant = await confirm({
      title: t('resetKeepersTitle', { label }),
      message: t('resetKeepersText', { count, label }),
      accept: t('resetKeepers', { count }),
    });
    if (isMeant !== 'accept') return false;
    const names = new Map(keepers.map(({ tenantId, name }) => [tenantId, name]));
    const versions = keepers.map(({ tenantId, overrideVersion }) => ({ tenantId, version: overrideVersion }));
    const sent = await whileLoading(t('resettingKeepers'), () =>
      sendKeepers(versions, (part) => changeKeepers(asked, 'reset', path, part)),
    );
    await forget();
    if (sent.saved.length > 0) {
      const last = { key, keepers: sent.saved, names };
      rememberReset(last);
      const action = { label: t('undo'), onClick: () => undo(last).catch((error: unknown) => console.error(error)) };
      notify.success(t('keepersReset', { count: sent.saved.length }), { action });
    }
    tellLeftAlone(sent, names, 'resetUnfit');
    if (sent.unsent.length > 0) notify.error(t('resetKeepersFailed'));
    return sent.unsent.length === 0;
  };

  return { reset, undo, last: newest?.key === key ? newest : null };
}

function keyOf({ adapter, level, documentId }: Asked, path: Path): string {
  return [level.companyId, level.tenantId, adapter.kind.kind, documentId, pathKey(path)].join(' ');
}

/** What counts or shows the changed stores asks again. */
function useForgetKept(companyId: string): () => Promise<void> {
  const cache = useQueryClient();
  const keys = [['document', companyId], ['sync-status', companyId], ['own-overrides', companyId], ['configuration']];
  return async () => {
    for (const queryKey of keys) await cache.invalidateQueries({ queryKey });
  };
}

function tellLeftAlone(sent: Sent, names: LastReset['names'], unfit: 'resetUnfit' | 'undoUnfit'): void {
  const warn = (phrase: 'keepersSkipped' | typeof unfit, ids: readonly string[]) => {
    const shown = namesOf(ids, names);
    if (ids.length > 0) notify.warning(say(configurationPhrases, phrase, { count: ids.length, names: shown }));
  };
  warn('keepersSkipped', sent.skipped);
  warn(unfit, sent.unfit);
}

const namesShown = 5;

function namesOf(ids: readonly string[], names: LastReset['names']): string {
  const shown = ids.slice(0, namesShown).map((id) => names.get(id) ?? id);
  const more = ids.length - shown.length;
  return more > 0
    ? say(configurationPhrases, 'namesAndMore', { names: shown.join(', '), count: more })
    : shown.join(', ');
}
