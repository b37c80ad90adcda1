/** A company that keeps tickets and punches for ever. */
export const keepsAll = { ticketMonths: null, punchMonths: null, ticketsFrom: null, punchesFrom: null };

/** Of a ticket whose terminal did not say by which menu it was rung up. */
export const noMenu = {
  state: 'NOT_REPORTED',
  id: null,
  name: null,
  version: null,
  hasOwnChanges: false,
  publishedAt: null,
  publication: null,
  isRunning: false,
};

/** Its lines have no price to compare with. */
export const unpriced = { menu: noMenu, unpriced: 'NO_MENU', lines: [] };
