import type { NotificationFacts } from '@servery/domain';

export type NotificationPlace = {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
};

/** Where a notification leads. */
export function placeOfNotification(facts: NotificationFacts): NotificationPlace {
  switch (facts.kind) {
    case 'PUBLISH_FINISHED':
    case 'PUBLISH_STOPPED':
      return {
        to: facts.publish.workflow === 'locations' ? '/menu/publish' : '/employment/publish',
        search: { run: facts.publish.publicationId },
      };
    case 'STORE_SILENT':
      return { to: '/locations/$id', params: { id: facts.locationId } };
    case 'CERTIFICATION_EXPIRED':
    case 'CERTIFICATION_DUE':
    case 'RIGHTS_CHANGED':
      return { to: '/employees/$id', params: { id: facts.userId } };
    case 'PRICES_CHANGED':
      return { to: '/menu/menuItems', search: { menuId: facts.menuId } };
    case 'OFFER_NEVER_APPLIES':
      return { to: '/menu/offers/$offerId', params: { offerId: facts.offerId }, search: { menuId: facts.menuId } };
  }
}
