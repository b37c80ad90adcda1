/** How money and CSV files are written: code that shows them and knows no document needs no more of the domain. */
export { type CsvEncoding, centsOf, decodeCsv, formatMoney, writeCsv } from '@servery/domain';
export type { DocumentWords, Reader } from './document-words.ts';
export { employmentWords } from './employment/employment-words.ts';
export { farAmount, farAmounts } from './far-amounts.ts';
export { foldedSentences } from './folded-sentences.ts';
export {
  datesText,
  dateText,
  dayName,
  daysText,
  endsNextDay,
  shortDay,
  spanText,
  timeText,
  weekDays,
  windowText,
} from './hours-text.ts';
export { lengthText } from './hours-words.ts';
export { menuWords } from './menus/menu-words.ts';
export { notificationMailPhrases } from './notifications/notification-phrases.ts';
export {
  digestLines,
  type NotificationClock,
  type NotificationWords,
  notificationWords,
} from './notifications/notification-words.ts';
export { preflightMailPhrases } from './notifications/preflight-mail-phrases.ts';
export { deliveryFields } from './phrases/delivery-fields.ts';
export { kioskDesignFields } from './phrases/kiosk-design-fields.ts';
export { offerFields } from './phrases/offer-fields.ts';
export { onlineDesignFields } from './phrases/online-design-fields.ts';
export { orderTypeFields } from './phrases/order-type-fields.ts';
export { printingFields } from './phrases/printing-fields.ts';
export { duePaperNames } from './phrases/staff.ts';
export { definePhrases, type Phrases, phraseBook, type Say, say, sayKnown } from './phrases.ts';
export { findingTitle, placedMessage } from './placed-problem.ts';
export { plainWords } from './plain-words.ts';
export { addedSales, wholeWork } from './sales/added-sales.ts';
export { payNotePhrases, reportMailPhrases, reportNames } from './sales/report-phrases.ts';
export {
  type ReportColumns,
  reportShapes,
  type SalesShape,
  shownColumns,
  type WorkKind,
  type WorkShape,
  workKinds,
} from './sales/report-shapes.ts';
export {
  isSalesColumn,
  type SalesColumnId,
  type SalesValues,
  salesMeaning,
  salesParts,
  salesValue,
} from './sales/sales-columns.ts';
export { salesPhrases } from './sales/sales-phrases.ts';
export { type SalesChange, salesCell, salesChange, salesText } from './sales/sales-text.ts';
export { secretText } from './secret-words.ts';
export { namesOf, saysWhatIsOff } from './section-words.ts';
export { type ChangeSentence, type Sentence, type SentenceGroup, sentencesOf } from './sentence.ts';
export { addressName, areaText, milesText, wayText } from './settings/delivery-words.ts';
export { deviceNames, partText, partWord, stationWord } from './settings/printing-words.ts';
export { settingsWords } from './settings/settings-words.ts';
export { sectionName, withheldSentence } from './withheld-words.ts';
export { wordsOf } from './words-of.ts';
