/** The signs that make a spreadsheet compute a cell, in the forms that it takes for the same. */
const formula = '[=+\\-@＝＋－＠]';
/** Where a cell may begin: at its start, and after a separator of cells in the spreadsheets of another country. */
const beginning = '(^|[;\\t\\r\\n])( *)';
const marked = new RegExp(`${beginning}'(?='*${formula})`, 'g');
const unmarked = new RegExp(`${beginning}(?='*${formula})`, 'g');
/** Spreadsheets skip a tab or a line break at the start of a cell. */
const skipped = /^(?='*[\t\r])/;
const markedSkipped = /^'(?='*[\t\r])/;

/** A text that spreadsheets show as it is: an apostrophe before a text that they would compute. */
export function withTextMarks(text: string): string {
  return text.replace(unmarked, "$1$2'").replace(skipped, "'");
}

/** The text as it was before it was marked. */
export function withoutTextMarks(text: string): string {
  return text.replace(markedSkipped, '').replace(marked, '$1$2');
}
