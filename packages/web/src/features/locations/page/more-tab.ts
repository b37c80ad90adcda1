import type { ReactNode } from 'react';

/** A tab that another feature brings to the page of a location; the app introduces it. */
export type MoreTab = {
  readonly id: string;
  readonly title: string;
  readonly content: (place: {
    readonly companyId: string;
    readonly locationId: string;
    readonly name: string;
  }) => ReactNode;
};
