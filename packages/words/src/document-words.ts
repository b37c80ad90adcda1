import type { Json, JsonObject, Path } from '@servery/domain';

/** The names that people use for the parts of a document. */
export type DocumentWords = {
  /** The thing a change belongs to, and where that lies: `Friday`, `Hours › Delivery`. */
  entity(path: Path, document: JsonObject): { readonly name: string; readonly place: string };
  /** The field, within its entity; empty when the entity itself is meant. */
  field(path: Path, document: JsonObject): string;
  value(path: Path, value: Json, document: JsonObject): string;
};

/** The facts that a document does not contain, and how this reader reads times. */
export type Reader = {
  /** The name of an image of the company's library; undefined for one that is not known here. */
  image(id: string): string | undefined;
  /** The name of a menu, or of an entry of one; undefined for a kind that is not known here. */
  menu(id: string): string | undefined;
  /** The name of a kitchen display or a printer of the settings; undefined for one that is not known here. */
  device(id: string): string | undefined;
  /** `11/20/2026 09:41 AM` of an ISO date or of milliseconds. */
  dateTime(at: string | number): string;
};
