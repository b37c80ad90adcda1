import { useNavigate } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { wholeCompany } from '../../../session/level/active-level.ts';
import type { Session } from '../../../session/session-schema.ts';
import { useSession, useSessionStore } from '../../../session/session-store.ts';
import { Picker } from '../../../ui/fields/pickers/picker.tsx';
import type { PickerOption } from '../../../ui/fields/pickers/picker-button.tsx';
import { originIcons } from '../../../ui/icons.tsx';

/** Company, groups with their locations, then the rest. Only if there is a choice. SH-14 */
export function LevelSelector() {
  const t = usePhrases(shellPhrases);
  const session = useSession();
  const activeId = useSessionStore((state) => state.activeId);
  const navigate = useNavigate();
  const options = levelOptions(session);
  if (options.length < 2) return null;
  // The guard makes it the active one, once every editor has let the reader go.
  const handleChange = (id: string) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, locationId: id }) });
  return (
    <Picker
      label={t('level')}
      options={options}
      value={activeId ?? wholeCompany}
      onChange={handleChange}
      searchLabel={t('searchLevels')}
      nothingFound={t('nothingFound')}
    />
  );
}

export function levelOptions({ accessibleTenants, userCompanyName }: Session): PickerOption[] {
  const groups = accessibleTenants.filter((tenant) => tenant.type === 'GROUP');
  const locations = accessibleTenants.filter((tenant) => tenant.type === 'LOCATION');
  const known = new Set(groups.map((group) => group.id));
  const loose = locations.filter((location) => location.groupId === null || !known.has(location.groupId));
  return [
    option('company', wholeCompany, userCompanyName),
    ...groups.flatMap((group) => [
      option('group', group.id, group.name),
      ...locations
        .filter((location) => location.groupId === group.id)
        .map((location) => ({ ...option('here', location.id, location.name), isInset: true })),
    ]),
    ...loose.map((location) => option('here', location.id, location.name)),
  ];
}

function option(origin: 'company' | 'group' | 'here', id: string, label: string): PickerOption {
  const Icon = originIcons[origin];
  return { id, label, icon: <Icon size={16} stroke={1.75} aria-hidden /> };
}
