import { useQueryClient } from '@tanstack/react-query';
import { type ApiResult, reasonOf } from '../api/api-result.ts';
import { call } from '../api/call.ts';
import { keys } from '../api/keys.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { stockPhrases } from '../phrases/stock/out-of-stock.ts';
import { useSession } from '../session/session-store.ts';
import { notify } from '../ui/notifications/notify.ts';
import type { OutEntry, TakeOut } from './stock-calls.ts';

/** Takes out and puts back at once, each with an Undo. */
export function useStockChanges() {
  const t = usePhrases(stockPhrases);
  const { userCompanyId: companyId } = useSession();
  const queries = useQueryClient();
  const query = { companyId };
  const after = async <Data>(work: Promise<ApiResult<Data>>, failed: string): Promise<Data | undefined> => {
    const result = await work;
    await queries.invalidateQueries({ queryKey: keys.outOfStock(companyId) });
    if (result.status === 'ok') return result.data;
    notify.error(reasonOf(result) ?? failed);
    return undefined;
  };
  const undo = async (id: string) => {
    const done = await after(call('undoOutOfStock', { query, body: { id, way: wayHere() } }), t('undoFailed'));
    if (done) notify.success(t('undone'));
  };
  const undoOf = ({ id }: { readonly id: string }) => ({
    action: { label: t('undo'), onClick: () => void undo(id) },
  });
  const takeOut = async ({ thing, name, length, place }: TakeOut): Promise<boolean> => {
    const body = { thing, length, placeIds: [place.id], way: wayHere() };
    const done = await after(call('takeOutOfStock', { query, body }), t('takeFailed', { name }));
    if (!done) return false;
    notify.success(t(length.kind === 'COUNT' ? 'counted' : 'taken', { name, place: place.said }), undoOf(done));
    return true;
  };
  /** @param locationIds only there */
  const putBack = async ({ id, name }: Pick<OutEntry, 'id' | 'name'>, locationIds?: readonly string[]) => {
    const body = { id, way: wayHere(), ...(locationIds && { locationIds }) };
    const done = await after(call('putBackInStock', { query, body }), t('putBackFailed', { name }));
    if (done) notify.success(t('putBackDone', { name }), undoOf(done));
  };
  return { takeOut, putBack };
}

/** On record: a narrow screen is a phone. */
function wayHere(): 'PHONE' | 'CONSOLE' {
  return matchMedia('(max-width: 767px)').matches ? 'PHONE' : 'CONSOLE';
}
