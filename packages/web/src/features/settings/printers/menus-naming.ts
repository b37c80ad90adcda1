import { type DeviceUses, menuBlobSchema, usesOfDevice } from '@servery/domain';
import type { QueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-result.ts';
import type { DocumentLevel } from '../../../editing/document/document-level.ts';
import { completeLayers } from '../../../editing/document/load-document.ts';
import { menuDocument } from '../../../editing/kinds/menu-document.ts';
import { type MenuSummary, menuListQuery } from '../../../menus/menu-list.ts';

export type MenuUses = DeviceUses & { readonly name: string };

/** CL-70: the menus of a level that name a printer or a display, and how often; null when they could not be read. */
export async function menusNaming(
  queries: QueryClient,
  level: DocumentLevel,
  device: { readonly kind: 'display' | 'printer'; readonly id: string },
): Promise<readonly MenuUses[] | null> {
  try {
    const menus = await queries.fetchQuery(menuListQuery(level.companyId));
    const uses = await Promise.all(
      menus.filter((menu) => isOf(menu, level)).map((menu) => usesIn(menu, level, device)),
    );
    return uses.filter(({ departments, categories, items }) => departments + categories + items > 0);
  } catch {
    return null;
  }
}

/** A location has the menus that are assigned to it; every other level may meet them all. */
function isOf({ assignedTo }: MenuSummary, { kind: level, tenantId }: DocumentLevel): boolean {
  return level !== 'here' || tenantId === null || assignedTo.includes(tenantId);
}

async function usesIn(
  { id, name }: MenuSummary,
  level: DocumentLevel,
  device: Parameters<typeof menusNaming>[2],
): Promise<MenuUses> {
  const document = menuDocument(id);
  const layers = unwrap(await document.load(level, null));
  const menu = menuBlobSchema.parse(completeLayers(document, level, { layers, context: {} }).saved);
  return { name, ...usesOfDevice(menu, device.kind, device.id) };
}
