import { applyChanges, type GrantTarget, type JsonObject } from '@servery/domain';
import type { CompanyScope } from '../platform/database/database.ts';
import { type DocumentHead, readHead, readOverrideChanges } from './documents-store.ts';
import { readDocument } from './kept-documents.ts';

/** The layer that a level lays its changes over. */
export interface AboveLayer {
  /** The company's document. */
  readonly base: DocumentHead;
  /** Of the group that a location is in. */
  readonly group: DocumentHead | undefined;
  /** Put together once; levels that share it share the findings about it. */
  read(): Promise<JsonObject>;
}

/** The layer that groups and locations lie over: the company document, at location level with the group's changes. */
export async function aboveLayer(
  scope: CompanyScope,
  base: DocumentHead,
  { type, groupId }: GrantTarget,
): Promise<AboveLayer> {
  const tenantId = type === 'LOCATION' ? groupId : null;
  const group = tenantId === null ? undefined : await readHead(scope, { ...base, tenantId });
  return { base, group, read: once(() => documentOf(scope, base, group)) };
}

async function documentOf(scope: CompanyScope, base: DocumentHead, group: DocumentHead | undefined) {
  const document = await readDocument(scope, base, base.version);
  if (group === undefined) return document;
  return applyChanges(document, await readOverrideChanges(scope, group, group.version)).document;
}

/** The same answer, however often it is asked for. */
export function once<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let asked: Promise<Result> | undefined;
  return () => {
    asked ??= read();
    return asked;
  };
}
