/** The document's way to write cents: 1350 is `'13.50'`. */
export function amountOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Integer cents as `$1,313.99` or `-$0.50`. */
export function formatCents(cents: number): string {
  const grouped = amountOf(Math.abs(cents)).replace(/\B(?=(?:\d{3})+\.)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}`;
}
