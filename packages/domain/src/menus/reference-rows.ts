import type { Reference, ReferenceKind } from '../references/references.ts';
import { rows } from '../references/rows.ts';
import type { ButtonType } from './layout/button.ts';

/** Where a button of the layout keeps its target. */
export const BUTTON = 'layout.tabs[].buttons{}.typeInfo';

const remove = rows('REMOVE');
const removeOwner = rows('REMOVE_OWNER');

export function mustBeActive(references: readonly Reference[]): readonly Reference[] {
  return references.map((reference) => ({ ...reference, mustBeActive: true }));
}

/** CL-31, CL-32 */
export function pricingScheme(path: string): readonly Reference[] {
  const rule: Reference['rule'] = (_, why) => (why === 'INACTIVE' ? 'CL-32' : 'CL-31');
  return mustBeActive([{ path, to: 'pricingScheme', whenGone: () => 'REMOVE', rule }]);
}

/** CL-33, CL-34 */
export function upcharges(place: string): readonly Reference[] {
  return remove([
    [`${place}.size`, 'style', 'CL-33'],
    [`${place}.sizeOption`, 'styleOption', 'CL-33'],
    [`${place}.style`, 'style', 'CL-34'],
    [`${place}.styleOption`, 'styleOption', 'CL-34'],
  ]);
}

/** CL-36 to CL-40, or one rule for all. */
export function choices(place: string, rule?: string): readonly Reference[] {
  return [
    ...remove([
      [`${place}.departmentId`, 'department', rule ?? 'CL-36'],
      [`${place}.categoryId`, 'category', rule ?? 'CL-37'],
      [`${place}.itemId`, 'item', rule ?? 'CL-38'],
    ]),
    ...removeOwner([
      [`${place}.limitToSizeIds[]`, 'styleOption', rule ?? 'CL-39'],
      [`${place}.limitToStyleIds[]`, 'styleOption', rule ?? 'CL-40'],
    ]),
  ];
}

/** A button whose target is gone is deleted too; another one only loses the id. */
export function buttons(
  type: ButtonType,
  rule: string,
  fields: readonly (readonly [field: string, to: ReferenceKind])[],
): readonly Reference[] {
  return fields.map(([field, to]) => ({
    path: `${BUTTON}.${field}`,
    to,
    whenGone: removeForType(type),
    rule: () => rule,
  }));
}

export function removeForType(type: ButtonType): Reference['whenGone'] {
  return (button) => (fieldOf(button, 'type') === type ? 'REMOVE' : 'CLEAR');
}

export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}
