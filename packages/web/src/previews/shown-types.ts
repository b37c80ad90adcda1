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

export type ShownModifier = {
  readonly id: string;
  readonly name: string;
  /** The price that a regular amount adds to the item; null where nothing says so, zero for a modifier that comes with it. */
  readonly cents: number | null;
};

/** A group of choices that an item offers. */
export type ShownChoice = { readonly id: string; readonly title: string; readonly modifiers: readonly ShownModifier[] };

/** An item as it is being ordered. */
export type ShownExample = {
  readonly item: ShownItem;
  readonly choices: readonly ShownChoice[];
  /** The first suggestion of the item. */
  readonly goesWith: string | null;
};

export type ShownMenu = {
  readonly featured: readonly ShownItem[];
  readonly sections: readonly ShownSection[];
  /** The first item that has choices, else the first one. */
  readonly example: ShownExample;
};
