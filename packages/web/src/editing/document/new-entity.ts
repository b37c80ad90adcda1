import { findByPath, type JsonObject, type Path } from '@servery/domain';

/** Whether a place lies in a thing of a list that the saved document does not have: the thing is one change, not each of its fields. */
export function isInNewEntity(path: Path, saved: JsonObject): boolean {
  const at = path.findIndex((step) => typeof step !== 'string' && 'id' in step);
  return at >= 0 && at < path.length - 1 && findByPath(saved, path.slice(0, at + 1)) === undefined;
}
