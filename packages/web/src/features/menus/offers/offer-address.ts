/** `/menu/offers/offer-1`, with the level and menu that the address names now. RT-63 */
export function offerAddress(id: string): string {
  return `/menu/offers/${encodeURIComponent(id)}${window.location.search}`;
}
