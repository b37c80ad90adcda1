/** `item-3f2a9c41`: an id that nothing else on the menu has. */
export function newEntityId(kind: string): string {
  return `${kind}-${crypto.randomUUID().slice(0, 8)}`;
}
