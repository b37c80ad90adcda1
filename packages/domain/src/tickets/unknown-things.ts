import { z } from 'zod';
import type { Ticket, TicketLine } from './ticket.ts';
import type { TicketMark, UnknownThing } from './ticket-marks.ts';

/** The ids that lines of tickets may name under one version of a menu. */
export interface MenuIds {
  /** Items, and modifiers, which are also sold without an item. */
  readonly sold: ReadonlySet<string>;
  readonly options: ReadonlySet<string>;
  readonly modifiers: ReadonlySet<string>;
}

const idSchema = z.object({ id: z.string() });
const idsSchema = z.object({
  entityType: z.literal('MENU'),
  departments: z.array(z.object({ styles: z.array(z.object({ options: z.array(idSchema) })) })),
  items: z.array(idSchema),
  modifiers: z.object({ items: z.array(idSchema) }),
});

/** Reads the ids of a published document only; undefined where it is no menu. */
export function menuIdsOf(document: unknown): MenuIds | undefined {
  const read = idsSchema.safeParse(document);
  if (!read.success) return undefined;
  const { departments, items, modifiers } = read.data;
  const idOf = ({ id }: { readonly id: string }): string => id;
  const modifierIds = modifiers.items.map(idOf);
  return {
    sold: new Set([...items.map(idOf), ...modifierIds]),
    options: new Set(departments.flatMap(({ styles }) => styles.flatMap(({ options }) => options.map(idOf)))),
    modifiers: new Set(modifierIds),
  };
}

/** The facts that a ticket is judged by; undefined where one is not known, and then nothing is said about it. */
export interface KnownThings {
  readonly menu: MenuIds | undefined;
  /** Whether `menu` is the version of the hash that the ticket gives, or else the one that its location runs. */
  readonly isOfTicket: boolean;
  readonly isEmployee: (id: string) => boolean;
}

/** So many are kept with a ticket: more say nothing new. */
export const mostUnknownThings = 100;

/**
 * The entities that lines of a ticket name and the menu does not have, and a server who is no employee; each entity of a line
 * once.
 */
export function unknownThings(ticket: Ticket, { menu, isOfTicket, isEmployee }: KnownThings): readonly TicketMark[] {
  const { server, lines } = ticket;
  const ofLines =
    menu === undefined
      ? []
      : lines.flatMap((line, at) => unknownOfLine(line, menu).map((one) => ({ ...one, line: at + 1, isOfTicket })));
  const ofServer =
    server === null || isEmployee(server.id)
      ? []
      : [{ kind: 'UNKNOWN_SERVER' as const, ...server, line: null, isOfTicket: null }];
  return [...ofServer, ...ofLines]
    .slice(0, mostUnknownThings)
    .map(({ kind, ...unknown }) => ({ kind, expected: null, reported: null, unknown }));
}

interface UnknownOfLine extends Pick<UnknownThing, 'id' | 'name'> {
  readonly kind: 'UNKNOWN_ITEM' | 'UNKNOWN_OPTION' | 'UNKNOWN_MODIFIER';
}

function unknownOfLine({ item, options, modifiers }: TicketLine, menu: MenuIds): readonly UnknownOfLine[] {
  const found = [
    ...(menu.sold.has(item.id) ? [] : [{ kind: 'UNKNOWN_ITEM' as const, ...item }]),
    ...options.filter(({ id }) => !menu.options.has(id)).map((one) => ({ kind: 'UNKNOWN_OPTION' as const, ...one })),
    ...modifiers
      .filter(({ id }) => !menu.modifiers.has(id))
      .map(({ id, name }) => ({ kind: 'UNKNOWN_MODIFIER' as const, id, name })),
  ];
  return [...new Map(found.map((one) => [`${one.kind} ${one.id}`, one])).values()];
}
