import {
  asJsonObject,
  type Display,
  freeName,
  newDisplay,
  removeDisplayOfSettings,
  routesOfDisplay,
} from '@servery/domain';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerPhrases } from '../../../phrases/settings/printers.ts';
import { useAskRemoval } from './use-ask-removal.ts';

export const displaysList = ['displays'];

export function DisplaysTable() {
  const t = usePhrases(printerPhrases);
  const displays = useSettings((settings) => settings.displays);
  const { adapter, store } = useEditor();
  const inWords = (display: Display, field: 'kind' | 'lateAfter') =>
    adapter.words.value([...displaysList, { id: display.id }, field], display[field], store.getState().draft);
  const remove = useRemoveDisplay();
  return (
    <ListTable<Display>
      list={displaysList}
      title={t('displays')}
      hint={t('displaysHint')}
      rows={displays}
      columns={[
        { title: t('shows'), cell: (display) => inWords(display, 'kind'), hideOnPhone: true },
        { title: t('late'), cell: (display) => inWords(display, 'lateAfter'), hideOnPhone: true },
      ]}
      add={{
        label: t('addDisplay'),
        make: () => asJsonObject(newDisplay({ id: crypto.randomUUID(), name: freeName(displays, t('newDisplay')) })),
      }}
      empty={{ title: t('noDisplays'), text: t('noDisplaysHint') }}
      onRemove={(display) => void remove(display)}
    />
  );
}

/** CL-67 to CL-70: the menus let a display go when they are opened next; the places that name it are reported before. */
function useRemoveDisplay() {
  const t = usePhrases(printerPhrases);
  const settings = useSettings((whole) => whole);
  const edit = useEditSettings();
  const ask = useAskRemoval('display');
  return async ({ id, name }: Display) => {
    const routes = routesOfDisplay(settings, id);
    if (!(await ask({ id, name }, routes > 0 ? [t('usesRoutes', { count: routes })] : []))) return;
    edit((draft) => {
      Object.assign(draft, removeDisplayOfSettings(settings, id));
    });
  };
}
