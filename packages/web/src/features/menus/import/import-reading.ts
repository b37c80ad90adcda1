import type { Change, ImportRefusal, JsonObject, Unmapped } from '@servery/domain';

/** The contents of a menu, in numbers. */
export const countedKinds = [
  'departments',
  'categories',
  'items',
  'variants',
  'sizes',
  'prices',
  'modifierCategories',
  'modifiers',
  'cookingInstructions',
  'offers',
  'buttons',
] as const;
export type CountedKind = (typeof countedKinds)[number];

/** A department, category or item of the menu to import; an item has its price. */
export type ImportNode = {
  readonly id: string;
  readonly label: string;
  /** Items below it, or its price. */
  readonly end: string;
  readonly children?: readonly ImportNode[];
};

/** A fault that keeps a file from being imported: the place in it, and the fault in words. */
export type ImportFault = { readonly path: string; readonly message: string };

/** A file that was read. The document of a menu stays where it was read; only the shown part travels. */
export type ImportReading =
  | { readonly kind: 'malformed'; readonly message: string }
  | { readonly kind: 'refused'; readonly code: ImportRefusal }
  | {
      readonly kind: 'menu';
      readonly source: 'servery-menu' | 'pizza-chain';
      readonly counts: Readonly<Record<CountedKind, number>>;
      readonly tree: readonly ImportNode[];
      readonly unmapped: readonly Unmapped[];
      readonly faults: readonly ImportFault[];
    }
  | {
      readonly kind: 'settings';
      readonly document: JsonObject;
      /** Places of fields that settings do not have; the document comes without them. */
      readonly unknownFields: readonly string[];
      readonly faults: readonly ImportFault[];
    };

/** A menu that exists, before and after the import. */
export type ChangedMenu = {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly changes: readonly Change[];
};

export type ImportRequest =
  | { readonly do: 'read'; readonly file: File; readonly wanted: 'menu' | 'settings'; readonly today: string }
  /** The changes that the menu that was read would make in an existing one, as the server sent that. */
  | { readonly do: 'onto'; readonly base: JsonObject }
  /** The body of the call that creates the menu, packed. */
  | { readonly do: 'pack'; readonly name: string; readonly desc: string };

export type ImportAnswer =
  | { readonly did: 'read'; readonly reading: ImportReading }
  | { readonly did: 'pack'; readonly body: Blob }
  | { readonly did: 'onto'; readonly changed: ChangedMenu }
  | { readonly did: 'fail'; readonly message: string };
