import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { shortText } from '../../formats/short-text.ts';
import { colorSchema, contrastWarnings } from '../fields/colors.ts';
import type { SettingsSection } from '../fields/settings-section.ts';
import { MODIFIER_LAYOUTS } from '../online-design/online-design-schema.ts';

export const TILE_SHAPES = ['ROUNDED', 'RECTANGLE'] as const;
export const TILE_SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;

const WAIT = 'Enter 15 to 600 seconds.';
const MOST = 'Enter a quantity from 1 to 99.';

/** KI-02: how the kiosk looks, and how guests change an item there. */
export const kioskDesignSchema = z.looseObject({
  appearance: z.looseObject({
    logo: z.string().min(1).nullable(),
    /** Ids of images, shown one after the other while nobody orders. */
    attractImages: z.array(z.string().min(1)).max(12),
    attractTitle: shortText(80),
    attractButton: shortText(40),
    /** Seconds without a touch until the kiosk invites again. */
    attractAfter: z.int(WAIT).min(15, WAIT).max(600, WAIT),
    backgroundColor: colorSchema,
    textColor: colorSchema,
    buttonColor: colorSchema,
    buttonTextColor: colorSchema,
    tileColor: colorSchema,
    tileTextColor: colorSchema,
    tileShape: z.enum(TILE_SHAPES),
    tileSize: z.enum(TILE_SIZES),
    showPrices: z.boolean(),
    showDescriptions: z.boolean(),
  }),
  itemCustomization: z.looseObject({
    modifierLayout: z.enum(MODIFIER_LAYOUTS),
    showModifierImages: z.boolean(),
    showModifierPrices: z.boolean(),
    allowInstructions: z.boolean(),
    instructionsLabel: shortText(80),
    maxQuantity: z.int(MOST).min(1, MOST).max(99, MOST),
    suggestItems: z.boolean(),
  }),
});
export type KioskDesign = z.infer<typeof kioskDesignSchema>;

export const kioskDesignSection: SettingsSection<'kioskDesign', typeof kioskDesignSchema> = {
  field: 'kioskDesign',
  schema: kioskDesignSchema,
  createDefault: newKioskDesign,
  validate: kioskProblems,
};

export function newKioskDesign(): KioskDesign {
  return {
    appearance: {
      logo: null,
      attractImages: [],
      attractTitle: 'Hungry? Order here.',
      attractButton: 'Touch to start',
      attractAfter: 60,
      backgroundColor: '#F5F7F8',
      textColor: '#17242B',
      buttonColor: '#0B6B66',
      buttonTextColor: '#FFFFFF',
      tileColor: '#FFFFFF',
      tileTextColor: '#17242B',
      tileShape: 'ROUNDED',
      tileSize: 'MEDIUM',
      showPrices: true,
      showDescriptions: true,
    },
    itemCustomization: {
      modifierLayout: 'SECTION_HEADINGS',
      showModifierImages: true,
      showModifierPrices: true,
      allowInstructions: false,
      instructionsLabel: 'Anything we should know?',
      maxQuantity: 20,
      suggestItems: true,
    },
  };
}

function kioskProblems({ appearance, itemCustomization }: KioskDesign): readonly Problem[] {
  const at = (field: string) => ['kioskDesign', 'appearance', field];
  const { backgroundColor, textColor, buttonColor, buttonTextColor, tileColor, tileTextColor } = appearance;
  const isLabelless = itemCustomization.allowInstructions && itemCustomization.instructionsLabel.trim() === '';
  return [
    ...(appearance.attractButton.trim() === ''
      ? [
          {
            code: 'KIOSK_BUTTON_EMPTY',
            path: at('attractButton'),
            message: 'Enter a label for the button that starts an order.',
          },
        ]
      : []),
    ...(isLabelless
      ? [
          {
            code: 'KIOSK_QUESTION_EMPTY',
            path: ['kioskDesign', 'itemCustomization', 'instructionsLabel'],
            message: 'Enter a question for the instructions field.',
          },
        ]
      : []),
    ...contrastWarnings([
      { color: textColor, background: backgroundColor, noun: 'Text on the screen', path: at('textColor') },
      { color: buttonTextColor, background: buttonColor, noun: 'Text on buttons', path: at('buttonTextColor') },
      { color: tileTextColor, background: tileColor, noun: 'Text on tiles', path: at('tileTextColor') },
    ]),
  ];
}
