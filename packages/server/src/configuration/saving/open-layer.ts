import { type AppliedChanges, applyChanges, type Change, type GrantTarget } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { type AboveLayer, aboveLayer, once } from '../above-layer.ts';
import { type DocumentHead, lockHead, lockOverride } from '../documents-store.ts';
import { readDocument } from '../kept-documents.ts';
import type { DocumentName } from '../layers-of-many.ts';

/** The layer that the company, a group or a location has of a document. Nobody else saves it until the transaction ends. */
export interface OpenLayer {
  /** The group or location; null: the company. */
  readonly target: GrantTarget | null;
  /** At version 0 before its first one. */
  readonly head: DocumentHead;
  /** Whether `head` is a row, which is locked. */
  readonly isStored: boolean;
  /** The list of changes that a group or location keeps. */
  readonly own: readonly Change[];
  /** Of the company's own layer nothing. */
  readonly above: AboveLayer;
  /** The document as the level has it, and own changes that have no target there; empty before the company's first version. */
  read(): Promise<AppliedChanges>;
}

/** Two openings of one layer with the same state found the same: nobody has saved it, nor one above, in between. */
export function stateOf({ head, above: { base, group } }: OpenLayer): string {
  const versions = [base, group, head].map((one) => `${one?.tenantId}:${one?.version}`);
  return [head.kind, head.documentId, ...versions].join(' ');
}

export interface LayerBelow extends OpenLayer {
  readonly target: GrantTarget;
}

/** Locks the company's own document, and reads it. */
export async function openCompany(scope: CompanyScope, { kind, documentId }: DocumentName): Promise<OpenLayer> {
  const key = { kind, documentId, tenantId: '' };
  const found = await lockHead(scope, key);
  return { ...companyLayer(scope, found ?? { ...key, ...unsaved }), isStored: found !== undefined };
}

const unsaved = { version: 0, savedAt: null, name: '', description: '', isTemplate: false, singleUse: false };

/** @param head locked */
export function companyLayer(scope: CompanyScope, head: DocumentHead): OpenLayer {
  const above: AboveLayer = { base: head, group: undefined, read: async () => ({}) };
  const read = once(async () => {
    const document = head.version === 0 ? {} : await readDocument(scope, head, head.version);
    return { document, orphans: [] };
  });
  return { target: null, head, isStored: true, own: [], above, read };
}

/** Groups and locations of one document. A layer that several of them lie over is read once. */
export interface LayersBelow {
  /** Locks the override of a group or location, and reads it. */
  open(target: GrantTarget): Promise<LayerBelow>;
  /** A group was saved: the layer that its locations lie over is read again. */
  forget(target: GrantTarget): void;
}

export function layersBelow(scope: CompanyScope, base: DocumentHead): LayersBelow {
  const known = new Map<string, AboveLayer>();
  return {
    open: async (target) => {
      const found = await lockOverride(scope, { ...base, tenantId: target.id });
      const groupId = target.type === 'LOCATION' ? (target.groupId ?? '') : '';
      const above = known.get(groupId) ?? (await aboveLayer(scope, base, target));
      known.set(groupId, above);
      const own = found?.changes ?? [];
      const head = found?.head ?? { ...base, tenantId: target.id, version: 0, savedAt: null };
      const read = once(async () => applyChanges(await above.read(), own));
      return { target, head, isStored: found !== undefined, own, above, read };
    },
    forget: ({ id }) => known.delete(id),
  };
}
