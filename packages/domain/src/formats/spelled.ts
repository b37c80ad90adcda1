/** The text without its case and the spaces around it: names that agree in it are taken for one another. */
export function spelled(text: string): string {
  return text.trim().toLowerCase();
}
