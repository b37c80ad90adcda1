/** A name for the menu of a file: `pizza-chain-menu-2021.json` becomes `Pizza chain menu 2021`. */
export function menuNameOf(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z]+$/i, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 100);
}
