import { asJsonObject, freeName, newStation, removeStation, type Station, usesOfStation } from '@servery/domain';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { stationPhrases } from '../../../phrases/settings/stations.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';

export const stationsList = ['stations'];

export function StationsTable() {
  const t = usePhrases(stationPhrases);
  const stations = useSettings((settings) => settings.stations);
  const inWords = useStationWords();
  const remove = useRemoveStation();
  return (
    <ListTable<Station>
      list={stationsList}
      title={t('stations')}
      hint={t('hint')}
      rows={stations}
      columns={[
        { title: t('kind'), cell: (station) => inWords(station, 'kind'), hideOnPhone: true },
        { title: t('printer'), cell: (station) => inWords(station, 'receiptPrinter'), hideOnPhone: true },
        { title: t('begins'), cell: (station) => inWords(station, 'defaultOrderType'), hideOnPhone: true },
      ]}
      add={{
        label: t('add'),
        make: () => asJsonObject(newStation({ id: crypto.randomUUID(), name: freeName(stations, t('newStation')) })),
      }}
      empty={{ title: t('empty'), text: t('emptyHint') }}
      onRemove={(station) => void remove(station)}
    />
  );
}

/** A field of a station as the review says it. */
function useStationWords() {
  const { adapter, store } = useEditor();
  return (station: Station, field: 'kind' | 'receiptPrinter' | 'defaultOrderType') =>
    adapter.words.value(['stations', { id: station.id }, field], station[field], store.getState().draft);
}

/** Asks when something names the station, for that goes too. */
function useRemoveStation() {
  const t = usePhrases(stationPhrases);
  const settings = useSettings((whole) => whole);
  const edit = useEditSettings();
  return async ({ id, name }: Station) => {
    const { drawers, opensDrawers, printing } = usesOfStation(settings, id);
    const uses = [
      ...drawers.map((drawer) => t('usesDrawer', { name: drawer })),
      ...(opensDrawers ? [t('usesAssignment')] : []),
      ...(printing ? [t('usesPrinting')] : []),
    ];
    const question = {
      title: t('removeTitle', { name }),
      message: t('removeText', { uses: uses.join(', ') }),
      accept: t('remove'),
    };
    if (uses.length > 0 && (await confirm(question)) !== 'accept') return;
    edit((draft) => {
      Object.assign(draft, removeStation(settings, id));
    });
  };
}
