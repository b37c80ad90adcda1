import { z } from 'zod';
import { nameText } from '../../formats/name-text.ts';
import { shortText } from '../../formats/short-text.ts';
import { idSchema, statusSchema } from './info.ts';

/** A ready-made note to the kitchen: 'No onions'. */
export const messageSchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('MENU_MESSAGE'),
  name: nameText(200),
  text: shortText(500),
  status: statusSchema,
});
export type MenuMessage = z.infer<typeof messageSchema>;

/** A question the cashier must answer before the item is complete: 'Check the guest's ID'. */
export const requirementSchema = z.looseObject({
  id: idSchema,
  entityType: z.literal('MENU_REQUIREMENT'),
  name: nameText(200),
  prompt: shortText(500),
  status: statusSchema,
});
export type MenuRequirement = z.infer<typeof requirementSchema>;

export function newMessage(given: { readonly id: string; readonly name: string } & Partial<MenuMessage>): MenuMessage {
  return { entityType: 'MENU_MESSAGE', text: given.name, status: 'ACTIVE', ...given };
}

export function newRequirement(
  given: { readonly id: string; readonly name: string } & Partial<MenuRequirement>,
): MenuRequirement {
  return { entityType: 'MENU_REQUIREMENT', prompt: '', status: 'ACTIVE', ...given };
}
