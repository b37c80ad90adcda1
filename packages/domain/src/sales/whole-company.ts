/** How an address names the company as a whole, where a group or a location is named else. A file of its own: the first load has it. */
export const WHOLE_COMPANY = '0';
