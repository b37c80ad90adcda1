import { findByPath, isObject, isWithin, type JsonObject, type LayoutTab, type Path } from '@servery/domain';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { readAt } from '../../../../editing/document/path-value.ts';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { originOf } from '../../../../editing/fields/use-field.ts';
import { useOverriddenPlacesBelow } from '../../../../editing/overrides/below/use-overrides-below.ts';

/** A place of the grid, and the level that its button comes from; without those of the company. */
export type ButtonOrigin = { readonly place: string; readonly origin: 'group' | 'here' };

const layoutPart: readonly Path[] = [['layout']];

/** The places of a tab that are not as the company has them; none of a tab that only this level has. */
export function useButtonOrigins({ id }: Pick<LayoutTab, 'id'>): readonly ButtonOrigin[] {
  const editor = useEditor();
  const path: Path = ['layout', 'tabs', { id }, 'buttons'];
  const places = useStore(
    editor.store,
    useShallow((state) => {
      const { parent, base } = state.loaded;
      if (editor.level.kind === 'company' || findByPath(parent, path) === undefined) return [];
      const all = [state.draft, parent, base].flatMap((document) => placesIn(document, path));
      return [...new Set(all)].flatMap((place) => {
        const origin = originOf(editor, state, readAt([...path, place]));
        return origin === 'company' ? [] : [`${origin} ${place}`];
      });
    }),
  );
  return places.map((one) => {
    const [origin, place = ''] = one.split(' ');
    return { place, origin: origin === 'here' ? 'here' : 'group' };
  });
}

/** At the company: the places of a tab of which some group or store keeps anything for itself. */
export function useButtonsBelow({ id }: Pick<LayoutTab, 'id'>): ReadonlySet<string> {
  const kept = useOverriddenPlacesBelow(layoutPart);
  return useMemo(() => {
    const buttons: Path = ['layout', 'tabs', { id }, 'buttons'];
    const places = kept.filter((path) => isWithin(path, buttons)).map((path) => path[buttons.length]);
    return new Set(places.filter((place) => typeof place === 'string'));
  }, [kept, id]);
}

function placesIn(document: JsonObject, path: Path): readonly string[] {
  const buttons = findByPath(document, path);
  return isObject(buttons) ? Object.keys(buttons) : [];
}
