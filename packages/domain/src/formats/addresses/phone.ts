/**
 * KF-03, FM-03: the last ten digits as `(555) 123-4567`, digits before them as `+1 `.
 * KF-04: with fewer than ten digits a phone stays as it was written.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replaceAll(/[^0-9]/g, '');
  if (digits.length < 10) return phone;
  const country = digits.slice(0, -10);
  const [area, exchange, line] = [digits.slice(-10, -7), digits.slice(-7, -4), digits.slice(-4)];
  return `${country === '' ? '' : `+${country} `}(${area}) ${exchange}-${line}`;
}
