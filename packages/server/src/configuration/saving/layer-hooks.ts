import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentHead, TargetDocument } from '../documents-store.ts';

/** The steps that a kind of documents adds to the save of a layer. */
export interface LayerHooks {
  /** @throws Fault 403 where the person may not save this document of the company; `head` is locked */
  admit?(actor: Actor, head: DocumentHead): void;
  /** A group or location was saved, in the same transaction. @returns the company's document, where this saved it too */
  savedBelow?(scope: CompanyScope, actor: Actor, saved: SavedBelow): Promise<DocumentHead | undefined>;
}

export interface SavedBelow extends TargetDocument {
  readonly automatic: boolean;
}
