import type { Path } from '@servery/domain';

export const offerTabs = ['info', 'applying', 'validity', 'value', 'groups', 'interactions', 'advanced'] as const;
export type OfferTab = (typeof offerTabs)[number];

/** The tab that edits a place of an offer; undefined for a place that no tab edits. */
export function tabOf([, , part]: Path): OfferTab | undefined {
  return part === 'itemGroups' ? 'groups' : offerTabs.find((tab) => tab === part);
}
