type Switched =
  | { readonly info: { readonly status: string } }
  | { readonly status: string }
  | { readonly isActive: boolean };

/** MN-09: the entities that a list to pick from offers: active ones, and an inactive one only where it is chosen already. */
export function pickable<Entity extends Switched>(
  entities: readonly Entity[],
  isChosen: (entity: Entity) => boolean = () => false,
): readonly Entity[] {
  return entities.filter((entity) => isActive(entity) || isChosen(entity));
}

function isActive(entity: Switched): boolean {
  if ('isActive' in entity) return entity.isActive;
  return ('info' in entity ? entity.info.status : entity.status) === 'ACTIVE';
}
