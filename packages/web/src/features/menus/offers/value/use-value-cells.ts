import {
  amountOf,
  centsOf,
  findByPath,
  formatCents,
  type MenuBlob,
  type Offer,
  type Path,
  sameJson,
} from '@servery/domain';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { amountCell } from '../../../../editing/fields/amount-cell.ts';
import { useProblemAt } from '../../../../editing/fields/use-field.ts';
import { useLayered } from '../../../../editing/fields/use-layered.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { formatAmount } from '../../../../ui/fields/amount.ts';
import type { GridCellValue } from '../../../../ui/grid/grid-types.ts';
import { useProof } from '../prover/proof-context.ts';
import { sizeChoices } from '../tabs/offer-choices.ts';
import { offerPath } from '../use-offers.ts';
import { schemeValuePath, useSchemes } from './use-schemes.ts';
import { amountField, entryOf, TOGETHER } from './value-edits.ts';

/** The columns that are computed. */
export const TODAY = 'today';
export const PAYS = 'pays';

type CellAt = (schemeId: string, column: string) => GridCellValue;

/** The contents of each cell of the values: the value taken off in a scheme, and the price of an order that the offer is made for. */
export function useValueCells(offer: Offer): CellAt {
  const valueCell = useGivenCells(offer);
  const computedCell = useComputedCells();
  return (schemeId, column) =>
    column === TODAY || column === PAYS ? computedCell(schemeId, column) : valueCell(schemeId, column);
}

/** Where a column of a scheme keeps its amount, from the offer's value on. */
export function pathOfCell(offer: Offer, schemeId: string, column: string): Path | undefined {
  const scheme = offer.value.schemes.find((one) => one.schemeId === schemeId);
  const field = amountField(entryOf(offer, scheme, column)?.type ?? 'PERCENTAGE');
  return field === undefined ? undefined : [...entryPath(offer, schemeId, column), field];
}

function entryPath({ id, value }: Offer, schemeId: string, column: string): Path {
  const path = schemeValuePath(id, schemeId);
  if (value.appliesTo === 'ENTIRE_ORDER') return [...path, 'entireOrder'];
  if (value.appliesTo === 'ANY_ITEM') return [...path, 'anyItem'];
  return column === TOGETHER ? [...path, TOGETHER] : [...path, 'individualGroups', { id: column }];
}

function useGivenCells(offer: Offer): CellAt {
  const { level } = useEditor();
  const path = offerPath(offer.id);
  const mayEdit = useMayEdit([...path, 'value']);
  const layered = useLayered(path);
  const problemAt = useProblemAt();
  const textOf = useEntryText();
  const [usual] = useSchemes();
  const schemeOf = (id: string | undefined) => offer.value.schemes.find(({ schemeId }) => schemeId === id);
  return (schemeId, column) => {
    const own = schemeOf(schemeId);
    const isFollowing = own === undefined && schemeId !== usual?.id;
    const counted = own ?? schemeOf(usual?.id);
    const entry = entryOf(offer, counted, column);
    const isOther = offer.value.appliesTo === 'ITEM_GROUPS' && counted?.comboOffer.enabled === (column !== TOGETHER);
    const place = pathOfCell(offer, schemeId, column);
    const from = entryPath(offer, schemeId, column).slice(2);
    const at = (layer: typeof layered.draft) => (layer === undefined ? undefined : findByPath(layer, from));
    const [now, saved] = [at(layered.draft), at(layered.saved)];
    const isSame = now === saved || (now !== undefined && saved !== undefined && sameJson(now, saved));
    return {
      ...amountCell(layered, place?.slice(2) ?? from, level.kind),
      value: amountIn(entry),
      isUnsaved: layered.saved !== undefined && !isSame,
      isFollowing,
      text: isOther ? '–' : textOf(entry, counted === undefined),
      error: place && problemAt([...path, ...place.slice(2)]),
      ...((!mayEdit || isOther || place === undefined) && { isReadOnly: true }),
    };
  };
}

type Entry = NonNullable<ReturnType<typeof entryOf>>;

/** With two decimals, as a grid has its amounts; a rate of more than two stays as it is. */
function amountIn(entry: Entry | undefined): string | null {
  const field = entry && amountField(entry.type);
  const found = field && entry[field];
  if (found === undefined) return null;
  const hundredths = centsOf(found);
  return hundredths === undefined ? found : amountOf(hundredths);
}

/** `50% off`, `$5.00 off`, `$29.99`, `as Small 10″`, `Full price` */
export function useEntryText(): (entry: Entry | undefined, isMissing: boolean) => string {
  const t = usePhrases(offersPhrases);
  const departments = useMenu((menu: MenuBlob) => menu.departments);
  return (entry, isMissing) => {
    if (isMissing) return t('nothingOff');
    const amount = amountIn(entry);
    if (!entry) return t('fullPrice');
    if (entry.type === 'FIXED_PRICE') return formatAmount(amount);
    if (entry.type === 'PERCENTAGE') return t('off', { worth: `${Number(amount)}%` });
    if (entry.type === 'AMOUNT') return t('off', { worth: formatAmount(amount) });
    const size = sizeChoices(departments).find(({ value }) => 'sizeOptionId' in entry && value === entry.sizeOptionId);
    return size ? t('asSize', { name: size.label }) : t('noSize');
  };
}

/** The dearest order that the offer is made for, as the evaluator rings it up. */
function useComputedCells(): CellAt {
  const { examples } = useProof();
  return (schemeId, column) => {
    const order = examples.find((one) => one.schemeId === schemeId)?.witness?.order;
    const cents = column === TODAY ? order?.subtotal : order?.total;
    return { value: null, origin: 'company', isReadOnly: true, text: cents === undefined ? '–' : formatCents(cents) };
  };
}
