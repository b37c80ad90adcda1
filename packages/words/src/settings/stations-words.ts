import { stationFields } from '../phrases/station-fields.ts';
import { say } from '../phrases.ts';
import { nameIn, type SectionWords, sectionWords } from '../section-words.ts';

const inPrinters = nameIn([['printing', 'printers']], stationFields, 'none');
const printer: typeof inPrinters = (value, document) =>
  value === 'DEFAULT' ? say(stationFields, 'defaultPrinter') : inPrinters(value, document);

export const stationsWords: Readonly<Record<string, SectionWords>> = {
  stations: sectionWords({
    phrases: stationFields,
    formats: {
      receiptPrinter: printer,
      backupPrinter: printer,
      defaultOrderType: nameIn([['orderTypes', 'types']], stationFields, 'askOrderType'),
      logOffAfter: (value) =>
        value === 0 ? say(stationFields, 'never') : say(stationFields, 'seconds', { count: Number(value) }),
    },
  }),
};
