import type { CleanUpContext } from '../configuration/configuration-kind.ts';
import type { ReferenceKind, WhyGone } from '../references/references.ts';
import { BASE } from './entities/pricing-entries.ts';
import { isSchemeInUse } from './entities/pricing-schemes.ts';
import type { MenuBlob } from './menu-blob.ts';

/** Whether each id is switched on, by id. */
type EnabledById = ReadonlyMap<string | number, boolean>;

/** The ids that exist, per kind; undefined where they are not known, and then nothing is judged. */
export type KnownIds = Readonly<Record<ReferenceKind, EnabledById | undefined>>;

export function knownIds(menu: MenuBlob, context: CleanUpContext): KnownIds {
  const styles = menu.departments.flatMap((department) => department.styles);
  return {
    department: withInfo(menu.departments),
    category: withInfo(menu.categories),
    item: withInfo(menu.items),
    modifierCategory: withInfo(menu.modifiers.categories),
    modifierItem: withInfo(menu.modifiers.items),
    pricingScheme: known(menu.pricingSchemes, isSchemeInUse),
    taxStructure: known(menu.taxStructures),
    style: known(styles),
    styleOption: known([...styles.flatMap((style) => style.options), { id: BASE }]),
    message: known(menu.messages),
    requirement: known(menu.requirements),
    offer: withInfo(menu.offers),
    tab: known(menu.layout.tabs),
    display: context.displays && known(context.displays),
    printer: context.printers && known([...context.printers, ...menu.printers, { id: 'DEFAULT' }]),
    station: context.stations && known([...context.stations, ...menu.stations]),
    tenderType: context.tenderTypes && known(context.tenderTypes, ({ disabled }) => !disabled),
    image: undefined,
    orderType: context.orderTypes && known(context.orderTypes, (type) => type.activePOS || type.activeOnline),
  };
}

interface NamedId {
  readonly to: ReferenceKind;
  readonly id: string | number;
  readonly mustBeActive: boolean;
}

/** Why an id is no good reference; undefined when it is one. */
export function goneIn(ids: KnownIds, { to, id, mustBeActive }: NamedId): WhyGone | undefined {
  const isActive = ids[to]?.get(id);
  if (ids[to] === undefined || isActive === true) return undefined;
  if (isActive === undefined) return 'MISSING';
  return mustBeActive ? 'INACTIVE' : undefined;
}

function known<Entity extends { readonly id: string | number }>(
  entities: readonly Entity[],
  isActive: (entity: Entity) => boolean = () => true,
): EnabledById {
  return new Map(entities.map((entity) => [entity.id, isActive(entity)]));
}

function withInfo(
  entities: readonly { readonly id: string; readonly info: { readonly status: string } }[],
): EnabledById {
  return known(entities, ({ info }) => info.status !== 'INACTIVE');
}
