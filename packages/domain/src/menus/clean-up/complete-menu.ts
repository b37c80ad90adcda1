import type { CleanUpContext, Completed } from '../../configuration/configuration-kind.ts';
import { type MenuBlob, newMenuBlob } from '../menu-blob.ts';
import { cleanMenu } from './clean-menu.ts';

/** A menu with every module, cleaned up. A missing module gets its default and is named in `created`. */
export function completeMenu(document: Partial<MenuBlob>, context: CleanUpContext): Completed<MenuBlob> {
  const defaults = newMenuBlob();
  const created = Object.keys(defaults).filter((module) => document[module] === undefined);
  const whole = isWhole(document) ? document : { ...defaults, ...document };
  const { menu, notices } = cleanMenu(whole, context);
  return { document: menu, notices, created };
}

function isWhole(document: Partial<MenuBlob>): document is MenuBlob {
  return Object.keys(newMenuBlob()).every((module) => document[module] !== undefined);
}
