import type { Reader } from '@servery/words';
import { imageName } from '../../images/image-names.ts';
import { menuNameOf } from '../../menus/menu-names.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { deviceName } from './device-names.ts';

/** The user of this browser: the names that were read with the library, the menus and the settings, times of this computer. */
export const thisReader: Reader = { image: imageName, menu: menuNameOf, device: deviceName, dateTime: formatDateTime };
