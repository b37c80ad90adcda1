import { withFields } from '../../configuration/clean-list.ts';
import type { CleanUpContext, Notice } from '../../configuration/configuration-kind.ts';
import type { FoundReference } from '../../references/reference-walk.ts';
import type { WhyGone } from '../../references/references.ts';
import { goneIn, knownIds } from '../known-ids.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { cleanItems } from './clean-items.ts';
import { withDefaultScheme, withoutEmptiedGroups } from './clean-offers.ts';
import { cleanOnline } from './clean-online.ts';
import { cleanReferences } from './clean-references.ts';
import { cleanTabs } from './clean-tabs.ts';

export interface Cleaned {
  readonly menu: MenuBlob;
  readonly notices: readonly Notice[];
}

/**
 * Removes dangling references until none is left: a removal may leave others dangling. Returns the same menu when nothing was to
 * do.
 */
export function cleanMenu(menu: MenuBlob, context: CleanUpContext): Cleaned {
  const notices: Notice[] = [];
  let before = menu;
  let after = cleanOnce(before, context, notices);
  while (after !== before) {
    before = after;
    after = cleanOnce(before, context, notices);
  }
  return { menu: after, notices };
}

function cleanOnce(menu: MenuBlob, context: CleanUpContext, notices: Notice[]): MenuBlob {
  const valued = withDefaultScheme(menu, notices);
  const ids = knownIds(valued, context);
  return cleanPass(
    valued,
    ({ reference, id }) => goneIn(ids, { to: reference.to, id, mustBeActive: reference.mustBeActive ?? false }),
    notices,
  );
}

function cleanPass(
  before: MenuBlob,
  goneOf: (found: FoundReference) => WhyGone | undefined,
  notices: Notice[],
): MenuBlob {
  const referenced = cleanReferences(before, goneOf, notices);
  const grouped = withoutEmptiedGroups(referenced, before, notices);
  const items = withFields(grouped, { items: cleanItems(grouped, before, notices) });
  return cleanOnline(cleanTabs(items, before, notices), notices);
}
