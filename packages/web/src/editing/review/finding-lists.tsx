import { findByPath, type JsonObject, keepsFromSaving, type Path, type Problem, problemKey } from '@servery/domain';
import { findingTitle, placedMessage } from '@servery/words';
import { findingsPhrases } from '../../phrases/findings.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Muted } from '../../ui/layout/muted.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Finding } from '../../ui/messages/finding.tsx';
import { levelOf } from '../draft/draft-store.ts';
import { useEditor } from '../draft/editor-context.ts';
import { placeLink } from '../settings-search/place-link.ts';
import { PlaceWords } from '../settings-search/place-words.tsx';

/** Of a kind so many are listed, the rest is counted. */
const listed = 10;

type FoundProps = {
  readonly problems: readonly Problem[];
  readonly document: JsonObject;
};

/** Findings by their kind, each with the way to its place at the level that is edited. */
export function FindingLists({ problems, document }: FoundProps) {
  const t = usePhrases(findingsPhrases);
  const editor = useEditor();
  const kinds = [...Map.groupBy(problems, ({ code }) => code)];
  return kinds.map(([code, found]) => (
    <Stack key={code} gap={1}>
      {findingTitle(code) && <Heading as="h3">{findingTitle(code)}</Heading>}
      {found.slice(0, listed).map((problem) => (
        <Finding key={problemKey(problem)} tone={keepsFromSaving(problem, levelOf(editor)) ? 'bad' : 'info'}>
          <PlaceOfDraft document={document} path={problem.path} tenantId={editor.level.tenantId}>
            {placedMessage(editor.adapter.words, document, problem)}
          </PlaceOfDraft>
        </Finding>
      ))}
      {found.length > listed && <Muted small>{t('more', { count: found.length - listed })}</Muted>}
    </Stack>
  ));
}

type PlaceOfDraftProps = {
  readonly document: JsonObject;
  readonly path: Path;
  /** Null: at the company. */
  readonly tenantId: string | null;
  readonly children: string;
};

/** Leads to a place of the open document at a level; only its words where no screen shows it. */
export function PlaceOfDraft({ document, path, tenantId, children }: PlaceOfDraftProps) {
  const { adapter } = useEditor();
  const session = useSession();
  const department = findByPath(document, [...path.slice(0, 2), 'department']);
  const link = placeLink(
    {
      kind: adapter.kind.kind,
      documentId: adapter.name,
      tenantId,
      path,
      departmentId: typeof department === 'string' ? department : undefined,
    },
    session,
  );
  return <PlaceWords link={link}>{children}</PlaceWords>;
}
