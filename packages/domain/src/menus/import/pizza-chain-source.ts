import { z } from 'zod';

/** Nothing is inherited: a code that the file does not list is none, `toString` too. */
const byCode = <Schema extends z.ZodType>(schema: Schema) =>
  z.record(z.string(), schema).transform((found) => {
    Object.setPrototypeOf(found, null);
    return found;
  });
const named = z.looseObject({ code: z.string(), name: z.string() });
const ordered = named.extend({ sortSeq: z.string().default('') });
const tags = z.looseObject({});
const amount = z.string().regex(/^\d{1,6}(\.\d{1,2})?$/);
const amountOrNone = z.union([amount, z.literal('')]);

const toppingSchema = named.extend({ description: z.string().default(''), tags });

const productSchema = named.extend({
  description: z.string().default(''),
  productType: z.string(),
  availableToppings: z.string(),
  defaultToppings: z.string(),
  availableSides: z.string(),
  defaultSides: z.string(),
  tags,
  variants: z.array(z.string()),
});

const variantSchema = named.extend({
  productCode: z.string(),
  sizeCode: z.string(),
  flavorCode: z.string(),
  price: amount,
  /** `price1-0` to `price2-4`: n toppings, each on a half (1) or on the whole (2). */
  pricing: byCode(amount).default({}),
  surcharge: amount.default('0'),
  allowedCookingInstructions: z.string(),
  defaultCookingInstructions: z.string(),
  tags: z.looseObject({ defaultToppings: z.string(), defaultSides: z.string() }),
});

const couponSchema = named.extend({ price: amountOrNone, tags });

const presetSchema = named.extend({ referencedProductCode: z.string(), options: z.string() });

const subCategorySchema = named.extend({ products: z.array(z.string()).default([]) });
const categorySchema = subCategorySchema.extend({ subCategories: byCode(subCategorySchema).default({}) });

/** The part of the chain's file that this import reads; the rest is reported, not lost. */
export const pizzaChainSchema = z.looseObject({
  categories: z.looseObject({
    food: byCode(categorySchema),
    preconfiguredProducts: byCode(categorySchema).default({}),
  }),
  coupons: z.looseObject({ products: byCode(couponSchema).default({}) }),
  flavors: byCode(byCode(ordered)),
  sizes: byCode(byCode(ordered)),
  sides: byCode(byCode(toppingSchema)),
  toppings: byCode(byCode(toppingSchema)),
  products: byCode(productSchema),
  variants: byCode(variantSchema),
  preconfiguredProducts: byCode(presetSchema),
  cooking: z.looseObject({
    instructions: byCode(named.extend({ group: z.string() })),
    instructionGroups: byCode(named.extend({ tags })),
  }),
});

export type PizzaChain = z.infer<typeof pizzaChainSchema>;
export type ChainProduct = z.infer<typeof productSchema>;
export type ChainVariant = z.infer<typeof variantSchema>;
export type ChainCategory = z.infer<typeof categorySchema>;

/** The family that a product's sizes, flavors, toppings and sides are listed under: `GSalad` is `gSalad`. */
export function familyOf(product: ChainProduct): string {
  return product.productType.charAt(0).toLowerCase() + product.productType.slice(1);
}

/** `Xf=0:0.5:1,Du` as `[['Xf', ['0', '0.5', '1']], ['Du', []]]` */
export function readWeights(text: string): readonly (readonly [string, readonly string[]])[] {
  return codesOf(text).map((entry) => {
    const [code = '', weights = ''] = entry.split('=');
    return [code, weights === '' ? [] : weights.split(':')] as const;
  });
}

/** `WD,NB` as `['WD', 'NB']`; nothing as nothing. */
export function codesOf(text: string): readonly string[] {
  return text.split(',').filter((code) => code !== '');
}
