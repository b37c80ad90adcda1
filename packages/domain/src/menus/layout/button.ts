import { z } from 'zod';
import { moneySchema } from '../../formats/amount.ts';
import { shortText } from '../../formats/short-text.ts';
import { amountSchema, portionSchema } from '../entities/amounts.ts';
import { idSchema, imageIdSchema, styleWordSchema } from '../entities/info.ts';

/** LY-18 */
export const BUTTON_TEXT_LENGTH = 25;

/** The functions of a terminal besides selling; others that a document has are kept as they are. LY-28 */
export const SPECIAL_FUNCTIONS = ['OPEN_DRAWER', 'ITEM_SEARCH', 'GIFT_CARD'] as const;
/** LY-29 */
export const ITEM_SEARCHES = ['NAME', 'PLU'] as const;

/** How a text is set, of a button or of the text for cashiers; others that a document has are kept. LY-03, LY-17 */
export const TEXT_STYLES = ['NORMAL', 'BOLD', 'ITALIC'] as const;
/** LY-23: the first one is a new button's. */
export const TEXT_FONTS = ['Helvetica Neue, Helvetica', 'Georgia, Times New Roman', 'Courier New, Courier'] as const;

/** LY-15 */
export const BUTTON_TYPES = [
  'ITEM',
  'MODIFIER',
  'SIZE',
  'STYLE',
  'MESSAGE',
  'TENDER',
  'MENU_LINK',
  'SPECIAL_FUNCTION',
  'OFFER',
] as const;
export const buttonTypeSchema = z.enum(BUTTON_TYPES);
export type ButtonType = z.infer<typeof buttonTypeSchema>;

const optionOfDepartment = z.looseObject({
  departmentId: idSchema.nullable(),
  styleId: idSchema.nullable(),
  optionId: idSchema.nullable(),
});

/** LY-16 */
const typeInfoSchema = z.looseObject({
  itemInfo: z.looseObject({
    departmentId: idSchema.nullable(),
    categoryId: idSchema.nullable(),
    itemId: idSchema.nullable(),
    sizeOptionId: idSchema.nullable(),
    styleOptionIds: z.array(idSchema),
    /** The modifiers that the button adds to the item, as if a guest had asked for them. */
    modifiers: z.array(z.looseObject({ id: idSchema, amount: amountSchema, portion: portionSchema })),
  }),
  modifierInfo: z.looseObject({ categoryId: idSchema.nullable(), itemId: idSchema.nullable() }),
  sizeInfo: optionOfDepartment,
  styleInfo: optionOfDepartment,
  messageId: idSchema.nullable(),
  tenderInfo: z.looseObject({ tenderTypeId: z.int().nullable(), isExactAmount: z.boolean(), amount: moneySchema }),
  orderType: z.int().nullable(),
  /** The tab of the layout it opens. */
  menuLinkId: idSchema.nullable(),
  specialFunctionInfo: z.looseObject({ function: shortText(120), itemSearch: shortText(120) }),
  offerInfo: z.looseObject({ offerId: idSchema.nullable() }),
});

/** LY-17 */
const buttonStyleSchema = z.looseObject({
  buttonSize: styleWordSchema,
  forceSquared: z.boolean(),
  buttonColor: styleWordSchema,
  textColor: styleWordSchema,
  textStyle: styleWordSchema,
  textFont: styleWordSchema,
  textSize: styleWordSchema,
  buttonImage: imageIdSchema,
});

/** LY-13 */
export const buttonSchema = z.looseObject({
  entityType: z.literal('MENU_LAYOUT_MENU_BUTTON'),
  type: buttonTypeSchema,
  buttonText: shortText(BUTTON_TEXT_LENGTH),
  typeInfo: typeInfoSchema,
  buttonStyle: buttonStyleSchema,
});
export type LayoutButton = z.infer<typeof buttonSchema>;
export type ButtonTypeInfo = z.infer<typeof typeInfoSchema>;
