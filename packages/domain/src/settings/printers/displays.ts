import { z } from 'zod';
import { cleanList } from '../../configuration/clean-list.ts';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { nameText } from '../../formats/name-text.ts';
import { withMissingFields } from '../fields/missing-fields.ts';
import { nameProblems } from '../fields/named-rows.ts';
import type { SettingsSection } from '../fields/settings-section.ts';

export const DISPLAY_KINDS = ['PREPARATION', 'EXPEDITER', 'PICKUP'] as const;

/** A screen in the kitchen (KPS) that shows the things to make. */
export const displaySchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('DISPLAY'),
  name: nameText(60),
  kind: z.enum(DISPLAY_KINDS),
  /** Orders beside each other. */
  columns: z.int().min(1).max(10),
  sortBy: z.enum(['DUE', 'PLACED']),
  /** Seconds until an order is colored as waiting. */
  warnAfter: z.int().min(0).max(86_400),
  /** Seconds until it is colored as late. */
  lateAfter: z.int().min(0).max(86_400),
  sounds: z.boolean(),
  disabled: z.boolean(),
});
export type Display = z.infer<typeof displaySchema>;

export const displaysSchema = z.array(displaySchema);

export const displaysSection: SettingsSection<'displays', typeof displaysSchema> = {
  field: 'displays',
  schema: displaysSchema,
  createDefault: () => [],
  tidy: (displays) => ({ value: fillDisplays(displays), notices: [] }),
  validate: displayProblems,
};

export function newDisplay(given: Pick<Display, 'id'> & Partial<Display>): Display {
  return {
    entityType: 'DISPLAY',
    name: '',
    kind: 'PREPARATION',
    columns: 4,
    sortBy: 'DUE',
    warnAfter: 480,
    lateAfter: 900,
    sounds: true,
    disabled: false,
    ...given,
  };
}

/** Fields that an older document lacks get the values of a new display; a name falls back on the id. */
function fillDisplays(displays: Display[]): Display[] {
  return cleanList(displays, (stored) => {
    const filled = withMissingFields(stored, newDisplay({ id: stored.id, name: stored.id }));
    if (filled === stored) return stored;
    return displaySchema.safeParse(filled).data ?? stored;
  });
}

function displayProblems(displays: readonly Display[]): readonly Problem[] {
  return [
    ...nameProblems(displays, { path: ['displays'], code: 'DISPLAY', noun: 'A display' }),
    ...displays
      .filter(({ warnAfter, lateAfter }) => lateAfter <= warnAfter)
      .map(({ id }) => ({
        code: 'DISPLAY_LATE_BEFORE_WARNING',
        path: ['displays', { id }, 'lateAfter'],
        message: 'Enter a longer time than the one for a waiting order.',
      })),
  ];
}
