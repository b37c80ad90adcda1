/** The filter of the table of menu items that shows those of a tax structure, as its address names it. */
export function shownByTax(structureId: string): string {
  return `tax.${structureId}`;
}
