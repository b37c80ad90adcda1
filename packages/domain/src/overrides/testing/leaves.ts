import type { Json, Path } from '../change.ts';

/** Every place that a path can name and that holds no object or array: fields, not elements of simple arrays. */
export function leavesOf(value: Json, path: Path = []): { path: Path; value: Json }[] {
  if (typeof value !== 'object' || value === null) return typeof path.at(-1) === 'string' ? [{ path, value }] : [];
  if (Array.isArray(value)) {
    return value.flatMap((element: Json) => {
      if (typeof element !== 'object' || element === null) return [];
      const { id = null, dayOfWeek = null } = { id: null, dayOfWeek: null, ...element };
      if (typeof id === 'string' || typeof id === 'number') return leavesOf(element, [...path, { id }]);
      return typeof dayOfWeek === 'number' ? leavesOf(element, [...path, { by: 'dayOfWeek', value: dayOfWeek }]) : [];
    });
  }
  const fields = Object.entries(value).filter(([field, content]) => !field.startsWith('$') && content !== undefined);
  return fields.flatMap(([field, content]) => leavesOf(content, [...path, field]));
}
