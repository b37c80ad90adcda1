/** Letters and figures that nobody confuses when they are read aloud or typed from paper. */
const signs = 'ACDEFGHJKMNPQRTUVWXY34679';

/** `KD7T4MXA` */
export function newCouponCode(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(8));
  return [...drawn].map((byte) => signs[byte % signs.length] ?? '').join('');
}
