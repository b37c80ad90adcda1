import type { JsonObject } from '@servery/domain';
import { type SentenceGroup, sentencesOf } from '@servery/words';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError, unwrap } from '../../api/api-result.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { wholeCompany } from '../../session/active-level.ts';
import { mayOpenMenuItems } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { Text } from '../../ui/layout/text.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { listVersion } from '../document/configuration-calls.ts';
import type { DocumentAdapter, Target } from '../document/document-adapter.ts';
import { completeLayers } from '../document/load-document.ts';
import { adapterOf } from '../overrides/of-tenant/kept-document.ts';
import type { OwnOverride } from '../overrides/of-tenant/override-calls.ts';
import { screenOf } from '../settings-search/screen-of.ts';
import { VersionLines } from '../words/version-lines.tsx';

/** One version of what a company, a group or a location saved. */
export type Saved = Target & Pick<OwnOverride, 'kind' | 'documentId' | 'version' | 'changes'>;

/** What one version changed, in the sentences of the history; read when it is shown. */
export function SavedVersion({ saved }: { readonly saved: Saved }) {
  const t = usePhrases(configurationPhrases);
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
  const shown = data.reduce((count, { sentences }) => count + sentences.length, 0);
  return (
    <>
      {shown > 0 && <VersionLines groups={data} />}
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
      <OpenSaved saved={saved} groups={data} />
    </>
  );
}

/** To the screen that edits it, at the level that saved it. */
function OpenSaved({ saved, groups }: { readonly saved: Saved; readonly groups: readonly SentenceGroup[] }) {
  const t = usePhrases(configurationPhrases);
  const session = useSession();
  const search = { companyId: saved.companyId, locationId: saved.tenantId ?? wholeCompany };
  if (saved.kind === 'menu') {
    if (!mayOpenMenuItems(session, saved.tenantId)) return null;
    return (
      <Link to="/changeMenu" search={{ ...search, menuId: saved.documentId }}>
        {t('openMenu')}
      </Link>
    );
  }
  const [first] = groups.flatMap(({ sentences }) => sentences.map(({ change }) => change.path));
  const screen = saved.kind === 'locationSettings' && first ? screenOf(first) : undefined;
  if (!screen) return null;
  return (
    <Link to={screen.path} search={{ ...search, ...screen.search }}>
      {t('openSettings')}
    </Link>
  );
}

function savedVersionQuery(saved: Saved) {
  const { companyId, tenantId, kind, documentId, version } = saved;
  return queryOptions({
    queryKey: ['configuration', 'version', companyId, kind, documentId, tenantId, version],
    queryFn: () => readSentences(saved),
    staleTime: 60_000,
    retry: false,
    structuralSharing: false,
  });
}

/** Names stand as they are in the document today. */
async function readSentences(saved: Saved): Promise<readonly SentenceGroup[]> {
  const adapter = adapterOf(saved);
  const asked = { adapter, level: saved, documentId: saved.documentId };
  const changes = unwrap(await listVersion(asked, saved.version)).flatMap((version) => version.changes);
  if (changes.length === 0) return [];
  const document = await readDocument(adapter, saved);
  return sentencesOf(changes, adapter.words, { before: document, after: document });
}

async function readDocument(adapter: DocumentAdapter, { companyId, tenantId }: Target): Promise<JsonObject> {
  const answer = await adapter.load({ companyId, tenantId }, null);
  if (answer.status !== 'ok') throw new ApiError(answer.status === 'unchanged' ? { status: 'cancelled' } : answer);
  return completeLayers(adapter, { kind: tenantId === null ? 'company' : 'here' }, { layers: answer.data, context: {} })
    .saved;
}
