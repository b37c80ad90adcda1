import type { Notice } from '../../configuration/configuration-kind.ts';
import type { FoundReference } from '../../references/reference-walk.ts';
import type { ReferenceKind, WhenGone, WhyGone } from '../../references/references.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { walkMenuReferences } from '../menu-walk.ts';

/** Takes away references to things that are gone, as the reference map says, one notice for each. */
export function cleanReferences(
  menu: MenuBlob,
  goneOf: (found: FoundReference) => WhyGone | undefined,
  notices: Notice[],
): MenuBlob {
  return walkMenuReferences(menu, (found) => {
    const why = goneOf(found);
    if (!why) return 'KEEP';
    const verdict = found.reference.whenGone(found.owner);
    if (verdict !== 'KEEP') notices.push(noticeOf(found, why, verdict));
    return verdict;
  });
}

function noticeOf(found: FoundReference, why: WhyGone, verdict: WhenGone): Notice {
  const { reference, owner, name } = found;
  const what = `${name || 'The menu'} referred to ${NAMES[reference.to]} that ${why === 'MISSING' ? 'no longer exists' : 'is inactive'}`;
  const done = verdict === 'CLEAR' ? 'The reference was cleared' : 'The entry was removed';
  return { code: reference.rule(owner, why), path: found.path(), message: `${what}. ${done}.` };
}

const NAMES: Record<ReferenceKind, string> = {
  department: 'a department',
  category: 'a category',
  item: 'an item',
  modifierCategory: 'a modifier category',
  modifierItem: 'a modifier',
  pricingScheme: 'a pricing scheme',
  taxStructure: 'a tax structure',
  style: 'a style',
  styleOption: 'a size or style option',
  message: 'a message',
  requirement: 'a requirement',
  offer: 'an offer',
  tab: 'a tab',
  display: 'a kitchen display',
  printer: 'a printer',
  station: 'a station',
  tenderType: 'a tender type',
  orderType: 'an order type',
  image: 'an image',
};
