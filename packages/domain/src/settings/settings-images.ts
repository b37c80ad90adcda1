import type { Reference } from '../references/references.ts';
import { images } from '../references/rows.ts';

interface ImagePlace {
  /** The screen it is chosen on. */
  readonly place: string;
  /** The field that shows it; empty: the entity that it is a part of. */
  readonly name: string;
}

const PLACES: Readonly<Record<string, ImagePlace>> = {
  'onlineDesign.favicon': { place: 'Online Design', name: 'Browser tab icon' },
  'onlineDesign.header.logo': { place: 'Online Design', name: 'Logo' },
  'onlineDesign.header.banner': { place: 'Online Design', name: 'Banner above the menu' },
  'onlineDesign.firstTimePopUp.image': { place: 'Online Design', name: 'First-time pop-up' },
  'kioskDesign.appearance.logo': { place: 'Kiosk Design', name: 'Logo' },
  'kioskDesign.appearance.attractImages[]': { place: 'Kiosk Design', name: 'Start screen' },
  'posDesign.themes[].rearDisplayCarouselImagesImageUrls[]': { place: 'POS Design', name: '' },
  'printing.templates.customerReceipt.logoImageId': { place: 'Printer Options', name: 'Customer Receipt' },
  'printing.templates.productionTicket.logoImageId': { place: 'Printer Options', name: 'Production Ticket' },
  'printing.templates.condensedReceipt.logoImageId': { place: 'Printer Options', name: 'Condensed Receipt' },
};

/** Every place of the location settings that names an image. */
export const settingsImages: readonly Reference[] = images(Object.keys(PLACES));

/** The screen and the field of the settings that show an image; null for an image of a menu. */
export function settingsImagePlace({
  field,
  name,
}: {
  readonly field: string;
  readonly name: string;
}): ImagePlace | null {
  const found = PLACES[field];
  return found === undefined ? null : { place: found.place, name: found.name || name };
}
