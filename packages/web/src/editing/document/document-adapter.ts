import type { Conflict, VersionedRecord } from '@servery/contract';
import type { Change, CleanUpContext, JsonKind, JsonObject } from '@servery/domain';
import type { DocumentWords } from '@servery/words';
import type { ApiResult } from '../../api/api-result.ts';

/** Where a document is read and saved: the company (`tenantId` null), a group or a location. */
export type Target = { readonly companyId: string; readonly tenantId: string | null };

/** A group or location. */
export type Keeping = { readonly companyId: string; readonly tenantId: string };

/** The content that the server holds of a document at a level. */
export type DocumentLayers = {
  readonly versions: VersionedRecord;
  /** The company's document. */
  readonly base: JsonObject;
  /** The changes that the group lays over it, seen from one of its locations. */
  readonly group: readonly Change[];
  /** The changes that this level itself lays over all that; empty for the company. */
  readonly own: readonly Change[];
  /** The data that travels beside the document: a menu's name. */
  readonly about: JsonObject;
  /** Sections that this person may not read: their content is made up of names, and is never sent. */
  readonly withheld: readonly string[];
};

/** The content of the question: the versions that are held, the sections left out of them, and the content of the base. */
export type HeldLayers = Pick<DocumentLayers, 'versions' | 'withheld' | 'base'>;

/** The changes of a person in a document as a level has it. */
export type LayerSave = {
  /** The versions that this was made against. */
  readonly versions: VersionedRecord;
  readonly changes: readonly Change[];
  readonly withheld: readonly string[];
  /** Saved by the editor after loading, not by a person: a refusal shows no message. */
  readonly automatic: boolean;
};

/** All that a group or location keeps from now on. */
export type KeptSave = Omit<LayerSave, 'automatic'>;

/** The outcome of a save. */
export type SavedLayers = {
  /** The current versions. */
  readonly versions: VersionedRecord;
  /** The changes that others saved since the versions it was made against, which it was put on top of; null: none. */
  readonly since: Conflict['current'] | null;
};

/** Everything the editing engine needs to know about one document. */
export type DocumentAdapter = {
  readonly kind: JsonKind;
  /** Names the document beside its kind: the menu's id; empty where a company has one. */
  readonly name: string;
  /** As in 'The {title} has been saved correctly.' */
  readonly title: string;
  /** The message when it cannot be loaded. */
  readonly loadFailed: string;
  /** A person who cannot load it is sent home; otherwise the screen stays and offers to try again. */
  readonly leavesWhenFailed?: true;
  /** Where its screens are: going from one to another leaves nothing behind. */
  readonly areas: readonly string[];
  readonly words: DocumentWords;
  /** Sections of thousands of entities: the differences below are asked for by entity, since a form shows the marks of one. */
  readonly vastSections?: readonly string[];
  /** Reads it; `unchanged` when all that is `held` is current (VR-04). */
  load(target: Target, held: HeldLayers | null): Promise<ApiResult<DocumentLayers>>;
  /** Replaces all that a group or location keeps, and answers the current versions. */
  keep(target: Keeping, save: KeptSave): Promise<ApiResult<VersionedRecord>>;
  /** Looks at a large document piece by piece, so that its check takes no time; then `onDone`. Answers how to stop. */
  readonly prepareCheck?: (document: JsonObject, onDone: () => void) => () => void;
  /** The facts that the clean-up needs from the documents beside this one. */
  loadContext?(target: Target): Promise<CleanUpContext>;
};
