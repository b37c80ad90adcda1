/** The areas with breadcrumbs, and the group of the navigation each belongs to. SH-19 to SH-23 */
const areas = ['employment', 'locationSettings', 'menu', 'kiosk', 'customer'] as const;
export type BreadcrumbArea = (typeof areas)[number];

/** Sub-pages of an admin page have a back link instead. SH-24 */
const adminSubPages = [
  '/menu/publish',
  '/menu/import',
  '/employment/publish',
  '/employment/import',
  '/employment/labor',
];

/** The area of an address, or null where there are no breadcrumbs. */
export function breadcrumbArea(pathname: string): BreadcrumbArea | null {
  if (adminSubPages.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return null;
  const first = pathname.split('/')[1];
  return areas.find((area) => area === first) ?? null;
}

/** A person takes things out of stock at the places they name; this edits no level. */
const levelless = ['/menu/outOfStock'];

/** Whether the edited document of the page belongs to a level. */
export function editsLevel(pathname: string): boolean {
  const area = breadcrumbArea(pathname);
  return area !== null && area !== 'customer' && !pathname.endsWith('/admin') && !levelless.includes(pathname);
}
