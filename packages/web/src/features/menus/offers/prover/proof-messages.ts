import type { MenuBlob, Offer, OfferExample, ProofNews, ProofQuestion } from '@servery/domain';

/** The menu without the parts that do not affect prices. */
export type Stock = Omit<MenuBlob, 'offers' | 'layout' | 'onlineCategories' | 'kioskCategories' | 'messages'>;

export type ProofInput = {
  readonly offers: readonly Offer[];
  readonly stock: Stock;
  readonly question: ProofQuestion;
};

export type ProofRequest = {
  readonly kind: 'PROVE';
  /** Counts the requests; answers to earlier ones are not worth showing. */
  readonly id: number;
  /** Only where it is not that of the request before: a menu of 5,000 items is not sent with every word typed. */
  readonly stock?: Stock;
  readonly offers: readonly Offer[];
  readonly question: ProofQuestion;
};

/** Ends the work on every request before it. */
export type ProofStop = { readonly kind: 'STOP'; readonly id: number };

export type ProofAnswer =
  | { readonly id: number; readonly kind: 'EXAMPLES'; readonly examples: readonly OfferExample[] }
  | { readonly id: number; readonly kind: 'NEWS'; readonly news: ProofNews }
  | { readonly id: number; readonly kind: 'FAILED'; readonly message: string };
