import type { Change, GrantTarget, JsonObject } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentHead, DocumentKey, TargetDocument } from '../documents-store.ts';

/** The steps that a kind of documents adds to the save of a layer. */
export interface LayerHooks {
  /** @throws Fault 403 where the person may not save this document of the company; `head` is locked */
  admit?(actor: Actor, head: DocumentHead): void;
  /** A group or location was saved, in the same transaction. @returns the company's document, where this saved it too */
  savedBelow?(scope: CompanyScope, actor: Actor, saved: SavedBelow): Promise<DocumentHead | undefined>;
}

/** The steps that a kind of documents adds wherever a version of one is kept. */
export interface KeepHooks {
  /** @throws Fault 400 naming the fields of an edit that the company, group or location may not keep */
  refuse?(scope: CompanyScope, edit: KeptEdit): Promise<void>;
  /** A version was kept, in the same transaction. */
  kept?(scope: CompanyScope, actor: Actor, saved: KeptVersion): Promise<void>;
}

interface BothDocuments {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

interface KeptEdit extends BothDocuments {
  /** The group or location; null: the company. */
  readonly target: GrantTarget | null;
}

export interface KeptVersion {
  readonly key: DocumentKey;
  readonly version: number;
  readonly changes: readonly Change[];
  /** Of the company's own document; the changes of a group or location lie over one. */
  readonly documents?: BothDocuments;
}

export interface SavedBelow extends TargetDocument {
  readonly automatic: boolean;
}
