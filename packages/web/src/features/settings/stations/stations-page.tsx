import { ListPage } from '../../../editing/list/list-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { stationPhrases } from '../../../phrases/settings/stations.ts';
import { StationForm } from './station-form.tsx';
import { StationsTable, stationsList } from './stations-table.tsx';

const sections = screenSections['/locationSettings/stations'];

/** KR-11: the places where orders are taken or prepared. */
export function StationsPage() {
  const t = usePhrases(stationPhrases);
  return (
    <SettingsEditor rows={6}>
      <ListPage title={t('title')} sections={sections} lists={[{ list: stationsList, form: StationForm }]}>
        <StationsTable />
      </ListPage>
    </SettingsEditor>
  );
}
