/** OD-24 */
export const ITEM_MESSAGE = 'Any comments? Please order additional items through the menu.';
/** OD-25 */
export const ORDER_MESSAGE = 'Please enter delivery instructions or comments.';
/** OD-26 */
export const CONFIRMATION_MESSAGE = 'Thank you! Please check your email for your receipt.';
