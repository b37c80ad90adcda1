export type MatrixPlace = { readonly line: number; readonly column: number };

type Size = { readonly lines: number; readonly columns: number };
type Keys = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean };

const page = 12;

/** Where a key leads from a cell; null when it does not move. */
export function moveInMatrix(keys: Keys, { line, column }: MatrixPlace, { lines, columns }: Size): MatrixPlace | null {
  const isFar = keys.ctrlKey || keys.metaKey;
  const to = (nextLine: number, nextColumn: number) => ({
    line: clamp(nextLine, lines),
    column: clamp(nextColumn, columns),
  });
  switch (keys.key) {
    case 'ArrowUp':
      return to(isFar ? 0 : line - 1, column);
    case 'ArrowDown':
      return to(isFar ? lines - 1 : line + 1, column);
    case 'ArrowLeft':
      return to(line, isFar ? 0 : column - 1);
    case 'ArrowRight':
      return to(line, isFar ? columns - 1 : column + 1);
    case 'PageUp':
      return to(line - page, column);
    case 'PageDown':
      return to(line + page, column);
    case 'Home':
      return to(isFar ? 0 : line, 0);
    case 'End':
      return to(isFar ? lines - 1 : line, columns - 1);
    default:
      return null;
  }
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}
