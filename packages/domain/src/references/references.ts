/** The kinds of things that a menu refers to by id. Displays, printers, stations, tenders and order types belong to the settings, images to the company. */
export type ReferenceKind =
  | 'department'
  | 'category'
  | 'item'
  | 'modifierCategory'
  | 'modifierItem'
  | 'pricingScheme'
  | 'taxStructure'
  | 'style'
  | 'styleOption'
  | 'message'
  | 'requirement'
  | 'offer'
  | 'tab'
  | 'display'
  | 'printer'
  | 'station'
  | 'tenderType'
  | 'orderType'
  | 'image';

/**
 * REMOVE takes the nearest entry of a list away, REMOVE_OWNER the entity that holds the list, CLEAR leaves null,
 * KEEP leaves references that harm nothing: taking a limit away would sell more than before.
 */
export type WhenGone = 'REMOVE' | 'REMOVE_OWNER' | 'CLEAR' | 'KEEP';

/** Why an id is not good: nothing has it, or its owner is switched off. */
export type WhyGone = 'MISSING' | 'INACTIVE';

export interface Reference {
  /** `items[].pricing[].pricingScheme`; `[]` is each element of a list, `{}` each value of a map. */
  readonly path: string;
  readonly to: ReferenceKind;
  /** Something switched off counts as gone. */
  readonly mustBeActive?: true;
  whenGone(owner: object): WhenGone;
  /** The rule that says so. */
  rule(owner: object, why: WhyGone): string;
}
