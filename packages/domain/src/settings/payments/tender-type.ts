import { z } from 'zod';
import { moneySchema } from '../../formats/amount.ts';
import { nameText } from '../../formats/name-text.ts';

/** A limit that holds only while it is enabled; a decimal string of dollars. */
const limitSchema = z.looseObject({ enabled: z.boolean(), amount: moneySchema });

/** TT-02, TT-03 */
export const tenderTypeSchema = z.looseObject({
  id: z.int().min(1),
  entityType: z.literal('TENDER_TYPE'),
  name: nameText(60),
  min: limitSchema,
  max: limitSchema,
  /** The most change that is given back. */
  maxChange: limitSchema,
  openDrawer: z.boolean(),
  requireLookup: z.boolean(),
  availableOnline: z.boolean(),
  disabled: z.boolean(),
  /** One of the standard tenders: it can be disabled, not removed. */
  isDefault: z.boolean(),
  /** The gift tender only. */
  requireGiftCertificate: z.boolean().optional(),
});
export type TenderType = z.infer<typeof tenderTypeSchema>;

/** TT-15 to TT-18 */
export function newTenderType(given: Pick<TenderType, 'id' | 'name'> & Partial<TenderType>): TenderType {
  return {
    entityType: 'TENDER_TYPE',
    min: { enabled: true, amount: '0.00' },
    max: { enabled: false, amount: '0.00' },
    maxChange: { enabled: false, amount: '0.00' },
    openDrawer: false,
    requireLookup: false,
    availableOnline: true,
    disabled: false,
    isDefault: false,
    ...given,
  };
}

const standard = (id: number, name: string, more: Partial<TenderType> = {}) =>
  newTenderType({ id, name, isDefault: true, ...more });

/** TT-04 to TT-13; 8 is not used. */
const STANDARD_TENDERS: readonly TenderType[] = [
  standard(1, 'Cash', { openDrawer: true }),
  standard(2, 'Check', { openDrawer: true, disabled: true }),
  standard(3, 'Debit'),
  standard(4, 'Visa'),
  standard(5, 'MasterCard'),
  standard(6, 'Discover'),
  standard(7, 'American Express'),
  standard(9, 'Gift', { requireGiftCertificate: false }),
  standard(10, 'Account', { requireLookup: true }),
];

export const STANDARD_TENDER_IDS: readonly number[] = STANDARD_TENDERS.map(({ id }) => id);

/** A standard tender as it comes. */
export function standardTender(id: number): TenderType | undefined {
  const tender = STANDARD_TENDERS.find((candidate) => candidate.id === id);
  return tender && structuredClone(tender);
}
