import { findByPath, type Json, type Path } from '@servery/domain';
import type { Amount } from '../../ui/fields/amount.ts';
import type { GridCellValue } from '../../ui/grid/grid-types.ts';
import type { Origin } from '../../ui/icons.tsx';
import { originIn } from '../document/origin.ts';
import type { LayeredEntity } from './use-layered.ts';

/** An amount of the document as a cell shows it: its value, where it comes from, and its value without this level. */
export function amountCell(layered: LayeredEntity, path: Path, level: Origin): GridCellValue {
  const at = (entity: Json | undefined) => amountAt(entity, path);
  const [value, parent, base] = [at(layered.draft), at(layered.parent), at(layered.base)];
  const origin = originIn(level, { draft: value, parent, base }, Object.is);
  // Of a wholly new thing no single amount is the change.
  const isUnsaved = layered.saved !== undefined && value !== at(layered.saved);
  if (level === 'company') return { value, origin, isUnsaved };
  const inHand = { value, origin, isUnsaved, clearsTo: parent };
  return origin === 'company' ? inHand : { ...inHand, inherited: origin === level ? parent : base };
}

function amountAt(entity: Json | undefined, path: Path): Amount {
  const found = entity === undefined ? undefined : findByPath(entity, path);
  return typeof found === 'string' ? found : null;
}
