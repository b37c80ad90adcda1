import type { Category, Kps } from '@servery/domain';

type Taxed = { readonly taxStructureId: string | null };

export function withTax(taxStructureId: string | null) {
  return <Entity extends Taxed>(entity: Entity): Entity =>
    entity.taxStructureId === taxStructureId ? entity : { ...entity, taxStructureId };
}

export type Displayed = { readonly kps: Kps };

export function withDisplay(display: string, isOn: boolean) {
  return <Entity extends Displayed>(entity: Entity): Entity => {
    const { displays } = entity.kps;
    if (displays.includes(display) === isOn) return entity;
    const next = isOn ? [...displays, display] : displays.filter((id) => id !== display);
    return { ...entity, kps: { ...entity.kps, displays: next } };
  };
}

export type Asking = Pick<Category, 'requirements'>;

export function isAsked({ requirements }: Asking, id: string): boolean {
  return requirements.some((one) => one.id === id && one.selected);
}

type RequirementPlace = { readonly id: string; readonly order: number };

/** Asks for a requirement, or no longer; an entity that does not ask for it keeps no entry that it never had. */
export function withRequirement({ id, order }: RequirementPlace, isOn: boolean) {
  return <Entity extends Asking>(entity: Entity): Entity => {
    if (isAsked(entity, id) === isOn) return entity;
    const { requirements } = entity;
    const next = requirements.some((one) => one.id === id)
      ? requirements.map((one) => (one.id === id ? { ...one, selected: isOn } : one))
      : [...requirements, { id, selected: isOn, order, excludeSizes: [] }];
    return { ...entity, requirements: next };
  };
}
