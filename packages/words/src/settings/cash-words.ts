import { cashFields } from '../phrases/cash-fields.ts';
import { moneyText, nameIn, type SectionWords, sectionWords } from '../section-words.ts';

const drawers = ['cashManagement', 'availableDrawers'];
const place = nameIn([drawers, ['cashManagement', 'detailedCashManagement', 'safes']], cashFields, 'none');

/** Cash drawers and cash management. */
export const cashWords: Readonly<Record<string, SectionWords>> = {
  cashManagement: sectionWords({
    phrases: cashFields,
    formats: {
      startingBalance: moneyText,
      station: nameIn([['stations']], cashFields, 'none'),
      printer: nameIn([['printing', 'printers']], cashFields, 'none'),
      source: place,
      target: place,
      drawers: place,
      defaultDrawer: place,
    },
    names: { 'cashManagement.stationsAssignment': nameIn([['stations']], cashFields, 'none') },
  }),
};
