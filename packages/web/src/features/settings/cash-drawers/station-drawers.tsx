import { Checkbox, Select } from '@mantine/core';
import { assignDrawer, type Station } from '@servery/domain';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { cashDrawerPhrases } from '../../../phrases/settings/cash-drawers.ts';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import marked from '../../../ui/inheritance/marked-list.module.css';
import edge from '../../../ui/inheritance/origin-edge.module.css';
import { Section } from '../../../ui/layout/pane/section.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import styles from './station-drawers.module.css';
import { useCash } from './use-cash-places.ts';

/** CL-13, CL-14: which drawers each station may open, and which one it begins with. */
export function StationDrawers() {
  const t = usePhrases(cashDrawerPhrases);
  const stations = useSettings((settings) => settings.stations);
  const { availableDrawers } = useCash();
  if (availableDrawers.length === 0) return null;
  return (
    <Section title={t('byStation')} hint={t('byStationHint')}>
      {stations.length === 0 ? (
        <EmptyState title={t('noStations')}>{t('noStationsHint')}</EmptyState>
      ) : (
        <ul className={`${marked.list} ${styles.stations}`}>
          {stations.map((station) => (
            <StationRow key={station.id} station={station} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function StationRow({ station }: { readonly station: Station }) {
  const t = usePhrases(cashDrawerPhrases);
  const { id, name } = station;
  const { availableDrawers, stationsAssignment } = useCash();
  const edit = useEditSettings();
  const canSave = useMayEdit(['cashManagement']);
  const path = ['cashManagement', 'stationsAssignment', { id }];
  const field = useField(path);
  const assigned = stationsAssignment.find((one) => one.id === id);
  const handleAssign = (drawer: string, isOn: boolean) =>
    edit(({ cashManagement }) => {
      cashManagement.stationsAssignment = assignDrawer(stationsAssignment, { station: id, drawer }, isOn);
    });
  const handleFirst = (drawer: string | null) =>
    edit(({ cashManagement }) => {
      const own = cashManagement.stationsAssignment.find((one) => one.id === id);
      if (own) own.defaultDrawer = drawer;
    });
  const own = availableDrawers.filter((drawer) => assigned?.drawers.includes(drawer.id));
  return (
    <li className={`${edge.line} ${marked.row} ${styles.station}`} data-origin={field.mark.level}>
      <span className={`${marked.name} ${styles.name}`}>
        {name}
        {field.isChanged && <UnsavedDot />}
      </span>
      <Row as="span" gap={5} lineGap={2} align="stretch" wrap inline>
        {availableDrawers.map((drawer) => (
          <Checkbox
            key={drawer.id}
            label={drawer.name}
            aria-label={t('mayOpen', { station: name, drawer: drawer.name })}
            checked={own.includes(drawer)}
            disabled={!canSave}
            onChange={(event) => handleAssign(drawer.id, event.currentTarget.checked)}
          />
        ))}
      </Row>
      {own.length > 1 && (
        <Select
          size="sm"
          className={styles.first ?? ''}
          aria-label={t('beginsWithOf', { station: name })}
          value={assigned?.defaultDrawer ?? null}
          data={own.map((drawer) => ({ value: drawer.id, label: `${t('beginsWith')} ${drawer.name}` }))}
          allowDeselect={false}
          disabled={!canSave}
          onChange={handleFirst}
        />
      )}
      <Text place="end">
        <FieldMark path={path} label={name} format={() => own.map((drawer) => drawer.name).join(', ')} />
      </Text>
    </li>
  );
}
