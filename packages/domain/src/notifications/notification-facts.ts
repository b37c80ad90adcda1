/** The state of a publication, at the stores that the reader sees. */
export interface PublishFacts {
  readonly publicationId: string;
  readonly workflow: 'locations' | 'employment';
  readonly action: 'PUBLISH' | 'REVERT';
  /** Empty: it was given none. */
  readonly name: string;
  readonly startedBy: string;
  /** Stores in all, those that it was sent to, and those that it failed at. */
  readonly total: number;
  readonly sent: number;
  readonly failed: number;
  /** One of the stores that it failed at. */
  readonly failedAt: { readonly store: string; readonly error: string } | null;
  /** The store that confirmed last, once all have. */
  readonly last: { readonly store: string; readonly at: string } | null;
}

interface CertificationFacts {
  readonly userId: string;
  readonly person: string;
  readonly certification: string;
  /** Its last day: `2026-11-18`. */
  readonly day: string;
  /** Where the person works; empty: the whole company. */
  readonly place: string;
}

/** The facts that a notification tells, by kind; instants as ISO 8601. */
export type NotificationFacts =
  | { readonly kind: 'PUBLISH_FINISHED'; readonly publish: PublishFacts }
  | {
      readonly kind: 'PUBLISH_STOPPED';
      readonly publish: PublishFacts;
      readonly state: 'FAILED' | 'HELD' | 'CONTINUED';
      /** The person who held or continued it; null: it failed. */
      readonly by: string | null;
    }
  | {
      readonly kind: 'STORE_SILENT';
      readonly locationId: string;
      readonly store: string;
      readonly since: string;
      /** In contact again since; null: still silent. */
      readonly backAt: string | null;
    }
  | ({ readonly kind: 'CERTIFICATION_EXPIRED' } & CertificationFacts)
  | ({ readonly kind: 'CERTIFICATION_DUE' } & CertificationFacts)
  | {
      readonly kind: 'RIGHTS_CHANGED';
      readonly by: string;
      readonly userId: string;
      readonly person: string;
      /** Names of roles, with their places: `Store manager at Pier 39`. */
      readonly gained: readonly string[];
      readonly lost: readonly string[];
    }
  | {
      readonly kind: 'PRICES_CHANGED';
      readonly by: string;
      readonly menuId: string;
      readonly menu: string;
      readonly count: number;
      /** The group or store whose own prices they are; null: the company's. */
      readonly place: string | null;
    }
  | {
      readonly kind: 'OFFER_NEVER_APPLIES';
      readonly menuId: string;
      readonly offerId: string;
      readonly offer: string;
      readonly reason: string;
    };
