import type { Path } from '@servery/domain';
import { DocumentSwitch } from '../../../../editing/fields/document-fields.tsx';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { DocumentChips } from '../../forms/document-chips.tsx';
import { useSettingsNames } from '../../use-settings-names.ts';

type StationFieldsProps = { readonly path: Path; readonly isLimited: boolean };

/** The stations that show a tab. */
export function StationFields({ path, isLimited }: StationFieldsProps) {
  return (
    <>
      <DocumentSwitch path={[...path, 'limitStations', 'enabled']} />
      {isLimited && <Stations path={[...path, 'limitStations', 'stations']} />}
    </>
  );
}

function Stations({ path }: { readonly path: Path }) {
  const t = usePhrases(menuLayoutPhrases);
  const stations = useSettingsNames()?.stations ?? [];
  return (
    <DocumentChips
      path={path}
      label={t('stations')}
      options={stations}
      {...(stations.length === 0 && { hint: t('noStations') })}
    />
  );
}
