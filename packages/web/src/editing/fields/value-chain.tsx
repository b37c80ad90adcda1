import { findByPath, type Json, type Path } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { unwrap } from '../../api/api-result.ts';
import { keys } from '../../api/keys.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { say } from '../../phrases/phrases.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { ChainPopover, type ChainRow } from '../../ui/inheritance/chain-popover.tsx';
import { type ExplainedLayer, explainPlace } from '../document/configuration-calls.ts';
import { type ReadValue, readAt, sameBy } from '../document/path-value.ts';
import type { DraftState, Editor } from '../draft/draft-store.ts';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import { OverrideBelowList } from '../overrides/below/override-below-list.tsx';
import { useField } from './use-field.ts';

export type ValueChainProps = {
  readonly path: Path;
  /** Names the field: `Large 14″ · Delivery`. */
  readonly label: string;
  /** The value in words; without it the document's own words. */
  readonly format?: ((value: Json) => ReactNode) | undefined;
  /** Instead of going back at once: rules that change more than the field. */
  readonly onRevert?: (() => void) | undefined;
};

/** The value of every level for a place, the person who set it and the time; the draft's own value above them. */
export function ValueChain({ path, label, format, onRevert }: ValueChainProps) {
  const editor = useEditor();
  const field = useField(path);
  const rows = useChainRows(path, format);
  const published = usePublishedLines(path, format);
  const { kind: level } = editor.level;
  // A value in a thing that only this level has goes with the thing: there is nothing to go back to.
  const hasAbove = useEditorState(({ loaded }) => findByPath(loaded.parent, path.slice(0, -1)) !== undefined);
  const canRevert = field.canEdit && level !== 'company' && !field.inherited && hasAbove;
  return (
    <ChainPopover
      title={label}
      rows={rows}
      published={published}
      {...(canRevert && { onRevert: onRevert ?? field.revertToInherited })}
    >
      {level !== 'here' && <OverrideBelowList path={path} label={label} format={format} />}
    </ChainPopover>
  );
}

/** The rows of the chain, nearest level first. */
export function useChainRows(
  path: Path,
  format: ValueChainProps['format'],
  read: ReadValue = readAt(path),
): readonly ChainRow[] {
  const editor = useEditor();
  const state = useEditorState((current) => current);
  const explained = useExplained(path);
  const inWords = useWordsOf(path, format);
  return chainRows(editor, state, read).map((row) => ({
    ...row,
    name: nameOf(editor, row.level),
    value: row.value === undefined ? null : inWords(row.value),
    meta: row.isUnsaved ? say(configurationPhrases, 'notSavedYou') : metaOf(row, explained?.layers),
  }));
}

/** OV-05, law 11: the value that stores get instead of the value in force, and why; nothing where they get that, or while it is not saved. */
function usePublishedLines(path: Path, format: ValueChainProps['format']): readonly ReactNode[] {
  const isUnsaved = useEditorState(({ draft, loaded }) => !sameBy(draft, loaded.saved, readAt(path)));
  const explained = useExplained(path);
  const inWords = useWordsOf(path, format);
  if (isUnsaved || explained === undefined || explained.published.reasons.length === 0) return [];
  const { value, reasons } = explained.published;
  const first =
    value === undefined ? (
      say(configurationPhrases, 'storesGetNothing')
    ) : (
      <>
        {say(configurationPhrases, 'storesGet')} {inWords(value)}
      </>
    );
  return [first, ...reasons.map(({ message }) => message)];
}

function useWordsOf(path: Path, format: ValueChainProps['format']): (value: Json) => ReactNode {
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  return (value) => format?.(value) ?? adapter.words.value(path, value, draft);
}

function useExplained(path: Path) {
  const { adapter, level } = useEditor();
  const documentId = useEditorState(({ loaded }) => loaded.layers.versions.id);
  const { data } = useQuery({
    queryKey: keys.configuration('explain', level.companyId, adapter.kind.kind, documentId, level.tenantId, path),
    queryFn: async () => unwrap(await explainPlace({ adapter, level, documentId }, path)),
    retry: false,
  });
  return data;
}

type LevelValue = { readonly level: ChainRow['level']; readonly value: Json | undefined; readonly isUnsaved: boolean };

/** Each level's value; undefined where it says nothing of its own. */
function chainRows({ level }: Editor, { draft, loaded }: DraftState, read: ReadValue): readonly LevelValue[] {
  const isUnsaved = !sameBy(draft, loaded.saved, read);
  const ownDocument = { value: read(draft), isUnsaved };
  const company = { level: 'company', value: read(loaded.base), isUnsaved: false } as const;
  if (level.kind === 'company') return [{ level: 'company', ...ownDocument }];
  const saysOwn = !sameBy(draft, loaded.parent, read);
  const own = { level: level.kind, value: saysOwn ? ownDocument.value : undefined, isUnsaved };
  if (level.kind === 'group') return [own, company];
  const groupSays = !sameBy(loaded.parent, loaded.base, read);
  const group = {
    level: 'group',
    value: groupSays ? read(loaded.parent) : undefined,
    isUnsaved: false,
  } as const;
  return level.groupName === null && !groupSays ? [own, company] : [own, group, company];
}

function nameOf({ level }: Editor, of: ChainRow['level']): string {
  if (of === 'company') return level.companyName;
  if (of === 'here') return say(configurationPhrases, 'hereLevel', { name: level.name });
  return level.kind === 'group' ? level.name : (level.groupName ?? say(configurationPhrases, 'groupLevel'));
}

const layerLevels = { company: 'company', group: 'group', location: 'here' } as const;

function metaOf({ level, value }: LevelValue, layers: readonly ExplainedLayer[] | undefined): ReactNode {
  if (value === undefined) {
    return say(configurationPhrases, level === 'here' ? 'followsGroup' : 'followsCompany');
  }
  const layer = layers?.find((candidate) => layerLevels[candidate.level] === level);
  if (!layer || layer.version === null) return undefined;
  const version = say(configurationPhrases, 'versionShort', { version: layer.version });
  return [layer.by, version, layer.at && formatDateTime(layer.at)].filter(Boolean).join(' · ');
}
