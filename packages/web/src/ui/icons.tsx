import { IconBuilding, IconMapPin, IconStack2, type TablerIcon } from '@tabler/icons-react';

/** Where a value comes from, or which level is edited. */
export type Origin = 'company' | 'group' | 'here';

/** The three icons that mean a level, and nothing else in the frame. */
export const originIcons: Readonly<Record<Origin, TablerIcon>> = {
  company: IconBuilding,
  group: IconStack2,
  here: IconMapPin,
};
