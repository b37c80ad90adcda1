import {
  IconAdjustmentsHorizontal,
  IconBell,
  IconBuildingStore,
  IconChartBar,
  IconDeviceTablet,
  IconHome,
  IconPrinter,
  IconToolsKitchen2,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { GroupId } from '../../navigation/navigation-table.ts';

export const groupIcons: Readonly<Record<GroupId, TablerIcon>> = {
  home: IconHome,
  analytics: IconChartBar,
  accounts: IconBuildingStore,
  employment: IconUsers,
  customer: IconBell,
  configuration: IconAdjustmentsHorizontal,
  hardware: IconPrinter,
  kiosk: IconDeviceTablet,
  menu: IconToolsKitchen2,
};
