/** An item as guests see it. */
export type ShownItem = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The least it costs; null where nothing says so. */
  readonly cents: number | null;
  /** Other sizes or styles cost more. */
  readonly isFrom: boolean;
  readonly imageId: string | null;
};

export type ShownSection = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly kind: 'MENU' | 'OFFERS' | 'SUBHEADER';
  readonly items: readonly ShownItem[];
  /** How many more there are than a preview draws. */
  readonly more: number;
};

/** A group of choices that an item offers. */
export type ShownChoice = { readonly id: string; readonly title: string; readonly names: readonly string[] };

export type ShownMenu = {
  readonly featured: readonly ShownItem[];
  readonly sections: readonly ShownSection[];
  /** The choices of the first item that has any, else of the first item. */
  readonly example: { readonly item: ShownItem; readonly choices: readonly ShownChoice[] };
};
