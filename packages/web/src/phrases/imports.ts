import { definePhrases } from './phrases.ts';

/** What imports of CSV files say, whatever they bring in. */
export const importPhrases = definePhrases('imports', {
  dropTitle: 'Drop a CSV file here',
  chooseFile: 'Choose file',
  reading: 'Reading the file',
  tooLarge: 'The file is larger than 12 MB.',
  readFailed: 'The file could not be read.',
  cancel: 'Cancel',
  lines: 'Lines of the file',
  line: 'Line',
  name: 'Name',
  what: 'What happens',
  CREATE: 'Added',
  CHANGE: 'Changed',
  KEEP: 'Stays as it is',
  REFUSE: 'Refused',
  whatChanges: 'Changes or reasons',
  change: '{{column}}: {{from}} → {{to}}',
  empty: 'nothing',
  outcome: '{{create}} added, {{change}} changed, {{keep}} stay, {{refuse}} refused',
  anotherFile: 'Another file',
  importNow: 'Import',
  allLines: 'All lines',
  onlyChanged: 'Changed only',
  onlyRefused: 'Refused only',
});
