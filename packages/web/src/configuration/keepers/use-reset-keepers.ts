import type { Path } from '@servery/domain';
import { useQueryClient } from '@tanstack/react-query';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { confirm, whileLoading } from '../../ui/dialogs/dialog-store.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { type Keeper, resetKeepers } from '../configuration-calls.ts';
import { useEditor, useEditorState } from '../editor-context.ts';

/** The server takes so many at once. */
const together = 100;

type Outcome = { readonly reset: number; readonly skipped: number; readonly isWhole: boolean };

/** Asks, then lets the chosen stores inherit a place again. Answers whether they do. */
export function useResetKeepers(path: Path, label: string): (keepers: readonly Keeper[]) => Promise<boolean> {
  const t = usePhrases(configurationPhrases);
  const { adapter, level } = useEditor();
  const documentId = useEditorState((state) => state.loaded.layers.versions.id);
  const cache = useQueryClient();

  const send = async (keepers: readonly Keeper[]): Promise<Outcome> => {
    const done = { reset: 0, skipped: 0 };
    for (let at = 0; at < keepers.length; at += together) {
      const answer = await resetKeepers({ adapter, level, documentId }, path, keepers.slice(at, at + together));
      if (answer.status !== 'ok') return { ...done, isWhole: false };
      done.reset += answer.data.reset.length;
      done.skipped += answer.data.skipped.length;
    }
    return { ...done, isWhole: true };
  };

  return async (keepers) => {
    const count = keepers.length;
    const message = t('resetKeepersText', { count, label });
    const isMeant = await confirm({
      title: t('resetKeepersTitle', { label }),
      message,
      accept: t('resetKeepers', { count }),
    });
    if (isMeant !== 'accept') return false;
    const { reset, skipped, isWhole } = await whileLoading(t('resettingKeepers'), () => send(keepers));
    for (const queryKey of [['document', level.companyId], ['sync-status', level.companyId], ['configuration']])
      await cache.invalidateQueries({ queryKey });
    if (reset > 0) notify.success(t('keepersReset', { count: reset }));
    if (skipped > 0) notify.warning(t('keepersSkipped', { count: skipped }));
    if (!isWhole) notify.error(t('resetKeepersFailed'));
    return isWhole;
  };
}
