import type { PublishFinding } from '@servery/contract';
import { farAmounts } from '@servery/words';
import { firstNames } from '../../../../phrases/first-names.ts';
import type { Alike } from './alike.ts';
import type { SayPreflight } from './preflight-words.ts';

/** Where a line leads to: a field of a document, or a part of this page. */
export type LineGoal =
  | { readonly kind: 'field'; readonly finding: PublishFinding; readonly locationIds: readonly string[] }
  | { readonly kind: 'stores' | 'when' };

/** One line of the list before publishing: a stop, or something to look at. */
export interface PreflightLine {
  readonly key: string;
  readonly weight: 'stop' | 'look';
  readonly title: string;
  readonly note: string;
  /** The word of the place that it leads to. */
  readonly place: string;
  readonly goal: LineGoal;
  /** The keys that a person confirms by keeping it; empty where it can only be mended. */
  readonly keeps: readonly string[];
}

type Words = Pick<PreflightLine, 'title' | 'note' | 'place'>;

/** So many of one kind are a line each, more are one line. */
const apart = { stop: 5, look: 3 } as const;

/** Findings as lines: errors one by one, the others one by one while they are few of their kind. */
export function linesOf(t: SayPreflight, found: readonly Alike[], names: ReadonlyMap<string, string>) {
  const kinds = Map.groupBy(found, ({ finding: { code, level, weight } }) => `${weight} ${level} ${code}`);
  return [...kinds.values()].flatMap((members): readonly PreflightLine[] => {
    const [first] = members;
    if (!first) return [];
    const { level, weight, code } = first.finding;
    const many = members.length > apart[weight] && level !== 'error' ? manyWords(t, code, members.length) : undefined;
    if (!many) return members.map((one) => lineOf(t, one, names));
    const note = firstNames([...new Set(members.map(({ finding }) => finding.name))]);
    return [{ ...lineOf(t, first, names), ...many, note, keeps: keepsOf(members) }];
  });
}

function lineOf(t: SayPreflight, one: Alike, names: ReadonlyMap<string, string>): PreflightLine {
  const { key, finding, locationIds } = one;
  const stores = firstNames(locationIds.map((id) => names.get(id) ?? id));
  const words = finding.level === 'error' ? invalidWords(t, one, stores) : wordsOf(t, finding);
  const isEverywhere = finding.level === 'error' || locationIds.length === names.size;
  const note = isEverywhere
    ? words.note
    : words.note === ''
      ? stores
      : t('atNames', { note: words.note, names: stores });
  return {
    ...words,
    note,
    key,
    weight: finding.weight,
    goal: { kind: 'field', finding, locationIds },
    keeps: keepsOf([one]),
  };
}

/** An invalid document is refused by the server whatever a person says. */
function keepsOf(members: readonly Alike[]): readonly string[] {
  return members.filter(({ finding }) => finding.weight === 'stop' && finding.level !== 'error').map(({ key }) => key);
}

function invalidWords(t: SayPreflight, { finding, locationIds }: Alike, stores: string): Words {
  const title = t('invalid', { count: locationIds.length, names: stores });
  const place = locationIds.length === 1 ? t('atStore', { name: stores }) : placeOfKind(t, finding);
  return { title, note: finding.sentence, place };
}

function wordsOf(t: SayPreflight, finding: PublishFinding): Words {
  const { code, name } = finding;
  const sentence = withoutPoint(finding.sentence);
  switch (code) {
    case 'SENT_NOWHERE':
      return { title: t('nowhere', { name }), note: t('nowhereNote'), place: t('nowherePlace') };
    case 'PRICE_FAR':
      return priceWords(t, finding);
    case 'NO_BUTTON':
      return { title: t('button', { name }), note: t('buttonNote'), place: t('buttonPlace') };
    case 'NO_IMAGE':
      return { title: t('image', { name }), note: t('imageNote'), place: t('imagePlace') };
    case 'NO_TAX':
      return { title: t('tax', { name }), note: t('taxNote'), place: t('taxPlace') };
    case 'PRICE_MISSING':
      return { title: sentence, note: '', place: t('pricePlace') };
    case 'OFFER_NEVER_APPLIES':
      return { title: sentence, note: '', place: t('offerPlace') };
    case 'OFFER_OVER':
      return { title: sentence, note: t('offerOverNote'), place: t('datesPlace') };
    case 'OFFER_ENDS_SOON':
      return { title: sentence, note: t('offerEndsNote'), place: t('datesPlace') };
    case 'SPECIAL_DAY_OVER':
      return { title: sentence, note: '', place: t('hoursPlace') };
    case 'DATES_OUT_OF_ORDER':
      return { title: sentence, note: '', place: t('datesPlace') };
    default:
      return { title: sentence, note: '', place: placeOfKind(t, finding) };
  }
}

/** A title has no point, as those of the other lines. */
function withoutPoint(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function priceWords(t: SayPreflight, { name, from, to, sentence }: PublishFinding): Words {
  const far = farAmounts(from, to);
  const title = far ? (far.kind === 'rose' ? t('rose', { name, ...far }) : t('fell', { name, ...far })) : sentence;
  return { title, note: t('priceNote', { from: from ?? '', to: to ?? '' }), place: t('pricePlace') };
}

/** The title for many of one kind together; undefined for kinds that are always one by one. */
function manyWords(t: SayPreflight, code: string, count: number): Pick<Words, 'title'> | undefined {
  if (code === 'PRICE_FAR') return { title: t('manyPrices', { count }) };
  if (code === 'NO_BUTTON') return { title: t('manyButtons', { count }) };
  if (code === 'NO_IMAGE') return { title: t('manyImages', { count }) };
  if (code === 'OFFER_OVER') return { title: t('manyOffersOver', { count }) };
  if (code === 'OFFER_ENDS_SOON') return { title: t('manyOffersEnd', { count }) };
  if (code === 'SPECIAL_DAY_OVER') return { title: t('manyDaysOver', { count }) };
  return code === 'NO_TAX' ? { title: t('manyTaxes', { count }) } : undefined;
}

const places = { menu: 'menuPlace', locationSettings: 'settingsPlace', employment: 'employmentPlace' } as const;

function placeOfKind(t: SayPreflight, { kind }: PublishFinding): string {
  return t(places[kind]);
}
