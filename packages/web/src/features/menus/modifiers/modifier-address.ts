/** The screen of a node of the tree: `m:pepperoni` is `/menu/modifiers/items/pepperoni`. */
export function modifierAddress(nodeId: string): string {
  const id = encodeURIComponent(nodeId.slice(2));
  const screen = nodeId.startsWith('c:') ? `${id}/edit` : `items/${id}`;
  return `/menu/modifiers/${screen}${window.location.search}`;
}
