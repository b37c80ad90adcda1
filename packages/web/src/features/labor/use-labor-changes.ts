import { useQueryClient } from '@tanstack/react-query';
import type { ApiResult } from '../../api/api-result.ts';
import { keys } from '../../api/keys.ts';
import { laborPhrases } from '../../phrases/people/labor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { notify } from '../../ui/notifications/notify.ts';
import {
  type LaborEntry,
  type LaborLocation,
  matchEntry,
  retryEntries,
  runMirror,
  setConnected,
} from './labor-calls.ts';

/** The actions on the mirror; each acts at once and shows the outcome. */
export function useLaborChanges() {
  const t = usePhrases(laborPhrases);
  const { userCompanyId } = useSession();
  const queries = useQueryClient();
  const after = async <Data>(work: Promise<ApiResult<Data>>, failed: string): Promise<Data | undefined> => {
    const result = await work;
    await queries.invalidateQueries({ queryKey: keys.labor(userCompanyId) });
    if (result.status === 'ok') return result.data;
    const words = result.status === 'invalid' ? result.errors[0]?.message : undefined;
    notify.error(words ?? failed);
    return undefined;
  };
  const connect = async ({ id, name }: LaborLocation, isConnected: boolean) => {
    const done = await after(setConnected(userCompanyId, id, isConnected), t('connectFailed', { name }));
    if (done) notify.success(t(isConnected ? 'connected' : 'disconnected', { name }));
  };
  const match = async ({ id, name, externalId: before }: LaborEntry, externalId: string | null) => {
    const done = await after(matchEntry(userCompanyId, id, externalId), t('matchFailed', { name }));
    if (!done) return false;
    const undo = { label: t('undo'), onClick: () => void matchAgain({ id, name, before }) };
    notify.success(
      externalId === null ? t('unmatched', { name }) : t('matched', { name, id: externalId }),
      before === null ? {} : { action: undo },
    );
    return true;
  };
  const matchAgain = async ({ id, name, before }: { id: string; name: string; before: string | null }) => {
    await after(matchEntry(userCompanyId, id, before), t('matchFailed', { name }));
  };
  const retry = async (ids?: readonly string[]) => {
    const done = await after(retryEntries(userCompanyId, ids), t('retryFailed'));
    if (done) notify.success(t('retried', { count: done.count }));
  };
  const run = async () => {
    const answer = await confirm({ title: t('runQuestion'), message: t('runMessage'), accept: t('run') });
    if (answer !== 'accept') return;
    const done = await after(runMirror(userCompanyId), t('runFailed'));
    if (done) notify.success(t('running', { count: done.count }));
  };
  return { connect, match, retry, run };
}
