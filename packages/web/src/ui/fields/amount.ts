/** An amount as it is kept: a decimal string with two places, such as `14.49`; null for none. */
export type Amount = string | null;

const written = /^-?\d{1,9}(\.\d{0,2})?$|^-?\.\d{1,2}$/;

/** What a person typed or pasted (`$1,014.5`, ` 14.49 `) as an amount; undefined when it is none. */
export function parseAmount(text: string): Amount | undefined {
  const bare = text.replace(/[$\s]/g, '').replace(/,(?=\d{3}(\D|$))/g, '');
  if (bare === '' || bare === '–') return null;
  return written.test(bare) ? Number(bare).toFixed(2) : undefined;
}

/** `$14.49`. FM-01, FM-02: what is no amount shows as $0.00. */
export function formatAmount(amount: Amount): string {
  if (amount === null) return '–';
  const value = Number(amount);
  const shown = Number.isFinite(value) ? value : 0;
  return `${shown < 0 ? '-' : ''}$${Math.abs(shown).toFixed(2)}`;
}

/** `14.49`: the small grey figure without its sign. */
export function bareAmount(amount: Amount): string {
  return formatAmount(amount).replace('$', '');
}
