/** `Dana Whitfield` → `DW` */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words.at(0)?.at(0), words.length > 1 ? words.at(-1)?.at(0) : ''];
  return letters.join('').toUpperCase();
}
