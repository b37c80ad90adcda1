import type { TicketMarkKind } from '@servery/domain';

/** The marks of tickets as lists name them. */
export const markNames = {
  'markName.SUBTOTAL': 'Subtotal does not add up',
  'markName.DISCOUNTS': 'Discounts do not add up',
  'markName.CHARGES': 'Charges do not add up',
  'markName.TAX': 'Tax does not add up',
  'markName.TOTAL': 'Total does not add up',
  'markName.PAYMENTS': 'Payments do not add up',
  'markName.TIPS': 'Tips do not add up',
  'markName.CLOSED_BEFORE_OPENED': 'Closed before it was opened',
  'markName.OTHER_DAY': 'Opened on another day',
  'markName.UNKNOWN_ITEM': 'Item not on the menu',
  'markName.UNKNOWN_OPTION': 'Size or option not on the menu',
  'markName.UNKNOWN_MODIFIER': 'Modifier not on the menu',
  'markName.UNKNOWN_SERVER': 'Server is not an employee',
} as const satisfies Readonly<Record<`markName.${TicketMarkKind}`, string>>;
