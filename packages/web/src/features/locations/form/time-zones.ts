import { say } from '../../../phrases/phrases.ts';
import { locationFormPhrases } from '../../../phrases/tenants/location-form.ts';
import type { Option } from '../../../ui/fields/select-field.tsx';

const american = [
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Arizona'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
  ['America/Puerto_Rico', 'Atlantic, Puerto Rico'],
  ['Pacific/Guam', 'Chamorro, Guam'],
  ['Pacific/Pago_Pago', 'Samoa'],
] as const;

/** Every zone this browser knows, those of the United States first; and the current value, even where the browser does not know it. */
export function timeZoneOptions(current: string): readonly Option[] {
  const known = new Set<string>(american.map(([zone]) => zone));
  const others = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current].filter((zone) => !known.has(zone)));
  return [
    ...american.map(([value]) => ({
      value,
      label: timeZoneName(value),
      group: say(locationFormPhrases, 'unitedStates'),
    })),
    ...[...others].sort().map((value) => ({
      value,
      label: readable(value),
      group: say(locationFormPhrases, 'everywhere'),
    })),
  ];
}

/** As the list of zones calls it. */
export function timeZoneName(zone: string): string {
  const [, name] = american.find(([known]) => known === zone) ?? [];
  return name === undefined ? readable(zone) : `${name} (${readable(zone)})`;
}

function readable(zone: string): string {
  return zone.replaceAll('_', ' ');
}
