import { type Change, findByPath, type JsonObject, placeDecided } from '@servery/domain';
import { type ChangeSentence, foldedSentences, type SentenceGroup, sentencesOf } from '@servery/words';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError, unwrap } from '../../api/api-result.ts';
import { keys } from '../../api/keys.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { wholeCompany } from '../../session/level/active-level.ts';
import { mayOpenMenuItems } from '../../session/rights.ts';
import type { Session } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';
import { Text } from '../../ui/layout/text.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { readVersion } from '../document/configuration-calls.ts';
import type { DocumentAdapter, Target } from '../document/document-adapter.ts';
import { completeLayers } from '../document/load-document.ts';
import { adapterOf } from '../overrides/of-tenant/overridden-document.ts';
import type { OwnOverride } from '../overrides/of-tenant/override-calls.ts';
import { type PlaceLink, placeLink } from '../settings-search/place-link.ts';
import { VersionLines } from '../words/version-lines.tsx';
import { without } from './without-versions.ts';

/** One saved version of a company, a group or a location. */
export type SavedChanges = Target & Pick<OwnOverride, 'kind' | 'documentId' | 'version' | 'changes'>;

/** The changes of one version, in the sentences of the history; read when it is shown. */
export function SavedVersion({ saved }: { readonly saved: SavedChanges }) {
  const t = usePhrases(configurationPhrases);
  const session = useSession();
  const { data, error, isPending, refetch } = useQuery(savedVersionQuery(saved));
  if (isPending) return <SkeletonTable rows={2} />;
  if (error) {
    const status = error instanceof ApiError ? error.failure.status : undefined;
    if (status === 'forbidden')
      return (
        <Text as="p" tone="faint">
          {t('versionForbidden')}
        </Text>
      );
    if (status === 'not-found')
      return (
        <Text as="p" tone="faint">
          {t('versionGone')}
        </Text>
      );
    return <ErrorState title={t('historyFailed')} onRetry={() => refetch()} />;
  }
  if (data.isTooLong)
    return (
      <Text as="p" tone="faint">
        {t('versionTooLong', { count: saved.changes })}
      </Text>
    );
  const linkOf = ({ change }: ChangeSentence) => linkTo(data.document, { saved, change, session });
  const shown = data.groups.flatMap(({ sentences }) => sentences.flatMap(({ changes }) => changes)).length;
  return (
    <>
      {shown > 0 && <VersionLines groups={data.groups} linkOf={linkOf} />}
      {shown < saved.changes && (
        <Text as="p" tone="faint">
          {t(shown > 0 ? 'versionInPart' : 'versionForbidden')}
        </Text>
      )}
      {shown === 0 && saved.changes === 0 && (
        <Text as="p" tone="faint">
          {t(saved.version === 1 ? 'historyFirst' : 'versionNothing')}
        </Text>
      )}
      {saved.kind === 'menu' && <OpenMenu {...saved} />}
    </>
  );
}

/** A link to the menu as a whole; each setting has its own link to its screen. */
function OpenMenu({ companyId, tenantId, documentId }: SavedChanges) {
  const t = usePhrases(configurationPhrases);
  if (!mayOpenMenuItems(useSession(), tenantId)) return null;
  return (
    <Link to="/changeMenu" search={{ companyId, locationId: tenantId ?? wholeCompany, menuId: documentId }}>
      {t('openMenu')}
    </Link>
  );
}

function savedVersionQuery(saved: SavedChanges) {
  const { companyId, tenantId, kind, documentId, version } = saved;
  return queryOptions({
    queryKey: keys.configuration('version', companyId, kind, documentId, tenantId, version),
    queryFn: () => readSentences(saved),
    staleTime: 60_000,
    retry: false,
    structuralSharing: false,
  });
}

interface Reported {
  readonly groups: readonly SentenceGroup[];
  /** As it is today: names are written as they are in it. */
  readonly document: JsonObject;
  /** More than one answer takes. */
  readonly isTooLong: boolean;
}

async function readSentences(saved: SavedChanges): Promise<Reported> {
  const adapter = adapterOf(saved);
  const asked = { adapter, level: saved, documentId: saved.documentId };
  const { changes } = unwrap(await readVersion(asked, saved.version));
  if (changes === null) return { groups: [], document: {}, isTooLong: true };
  if (changes.length === 0) return { groups: [], document: {}, isTooLong: false };
  const document = await readDocument(adapter, saved);
  const before = without(document, [{ changes }]);
  const groups = foldedSentences(sentencesOf(changes, adapter.words, { before, after: document }));
  return { groups, document, isTooLong: false };
}

interface ToldChange {
  readonly saved: SavedChanges;
  readonly change: Change;
  readonly session: Session;
}

/** Leads to the subject of the change where it still exists, else to the screen that it was on. */
function linkTo(document: JsonObject, { saved, change, session }: ToldChange): PlaceLink | null {
  const path = placeDecided(change);
  const entity = path.slice(0, path.findLastIndex((step) => typeof step === 'object') + 1);
  const department = findByPath(document, [...path.slice(0, 2), 'department']);
  const departmentId = typeof department === 'string' ? department : undefined;
  return placeLink({ ...saved, path, departmentId, isGone: findByPath(document, entity) === undefined }, session);
}

async function readDocument(adapter: DocumentAdapter, { companyId, tenantId }: Target): Promise<JsonObject> {
  const answer = await adapter.load({ companyId, tenantId }, null);
  if (answer.status !== 'ok') throw new ApiError(answer.status === 'unchanged' ? { status: 'canceled' } : answer);
  return completeLayers(adapter, { kind: tenantId === null ? 'company' : 'here' }, { layers: answer.data, context: {} })
    .saved;
}
