import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { companiesPhrases } from '../../phrases/tenants/companies.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { deleteCompany } from './company-calls.ts';

type Doomed = { readonly id: string; readonly name: string };

/** CO-10 CF-05 CF-06: asks for the name and a number; answers whether the company is gone. */
export function useDeleteCompany(): (company: Doomed) => Promise<boolean> {
  const t = usePhrases(companiesPhrases);
  const queries = useQueryClient();
  return async ({ id, name }) => {
    const answer = await confirm({
      title: t('deleteTitle', { name }),
      message: t('deleteText'),
      accept: t('delete'),
      level: 'danger',
      term: name,
      withPin: true,
    });
    if (answer !== 'accept') return false;
    const result = await deleteCompany({ id, name });
    if (result.status !== 'ok') {
      const words = result.status === 'invalid' ? result.errors[0]?.message : undefined;
      notify.error(words ?? t('deleteFailed', { name }));
      return false;
    }
    notify.success(t('deleted', { name }));
    await queries.invalidateQueries({ queryKey: keys.companies() });
    return true;
  };
}
