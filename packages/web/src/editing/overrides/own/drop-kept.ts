import type { Change } from '@servery/domain';
import type { QueryClient } from '@tanstack/react-query';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { say } from '../../../phrases/phrases.ts';
import { whileLoading } from '../../../ui/dialogs/dialog-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { documentKey } from '../../document/document-query.ts';
import { ownChanges } from '../../document/load-document.ts';
import { withOwn } from '../../document/save-layer.ts';
import { changesOf, type Editor } from '../../draft/draft-store.ts';

/**
 * Takes away changes whose target is gone, and with them those that make no difference by now. They are no part of the draft, so
 * this is saved at once; the draft stays.
 */
export async function dropKept(editor: Editor, cache: QueryClient, gone: readonly Change[]): Promise<void> {
  const { adapter, level, store } = editor;
  const { loaded } = store.getState();
  const title = adapter.title;
  const kept = { ...loaded, orphans: loaded.orphans.filter((orphan) => !gone.includes(orphan)) };
  const { versions, withheld } = loaded.layers;
  const { companyId, tenantId } = level;
  if (tenantId === null) return;
  const changes = ownChanges(adapter, kept, loaded.saved);
  const wait = say(configurationPhrases, 'saving', { title });
  const answer = await whileLoading(wait, () => adapter.keep({ companyId, tenantId }, { versions, changes, withheld }));
  if (answer.status !== 'ok') {
    notify.error(say(configurationPhrases, 'saveFailed', { title }));
    return;
  }
  const next = { ...kept, layers: { ...kept.layers, own: changes, versions: withOwn(versions, answer.data) } };
  store.setState({ loaded: next });
  if (changesOf(editor, store.getState()).length === 0) cache.setQueryData(documentKey(adapter, level), next);
  notify.success(say(configurationPhrases, 'saved', { title }));
}
