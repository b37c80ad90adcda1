import type { Path } from '@servery/domain';
import { menuPlaceAddress } from '../../menus/menu-place-address.ts';
import { menuScreenOf } from '../../menus/menu-screens.ts';
import { wholeCompany } from '../../session/level/active-level.ts';
import { mayOpenMenuItems } from '../../session/rights.ts';
import type { Session } from '../../session/session-schema.ts';
import { spelledPath } from '../document/document-wire.ts';
import { screenOf } from './screen-of.ts';

/** A place of a document of the company that is open, at one level. */
export interface SavedPlace {
  readonly kind: 'menu' | 'locationSettings' | 'employment';
  readonly documentId: string;
  /** null: the company's own document. */
  readonly tenantId: string | null;
  readonly path: Path;
  /** Of a place in an item or category of a menu: its department; undefined when the entity is no more. */
  readonly departmentId?: string | null | undefined;
  /** Whether the entity is no more: then its screen is the way, not the entity. */
  readonly isGone?: boolean;
}

export interface PlaceLink {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The way to the screen of a place, at its level and to the field itself; null when no screen shows it, or none that this person may open. */
export function placeLink(place: SavedPlace, session: Session): PlaceLink | null {
  const { kind, documentId, path, departmentId, tenantId, isGone = false } = place;
  const isReachable = tenantId === null || session.accessibleTenants.some(({ id }) => id === tenantId);
  if (!isReachable) return null;
  const level = { companyId: session.userCompanyId, locationId: tenantId ?? wholeCompany };
  const field = isGone ? {} : { field: spelledPath(path) };
  if (kind === 'locationSettings') {
    const screen = screenOf(path);
    return screen ? { to: screen.path, search: { ...level, ...screen.search, ...field } } : null;
  }
  if (kind === 'employment') return { to: '/employment/employment', search: { ...level, ...field } };
  if (!mayOpenMenuItems(session, tenantId)) return null;
  const to = isGone ? menuScreenOf(path).path : menuPlaceAddress({ path, departmentId });
  return { to, search: { ...level, menuId: documentId, ...field } };
}
