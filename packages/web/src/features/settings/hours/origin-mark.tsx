import { useEditor } from '../../../editing/draft/editor-context.ts';
import { nameOfLevel } from '../../../editing/fields/use-field.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import type { Origin } from '../../../ui/icons.tsx';
import { InheritanceMark } from '../../../ui/inheritance/inheritance-mark.tsx';

/** Where the hours of a day come from, a group by its name. */
export function OriginMark({ origin }: { readonly origin: Origin }) {
  const t = usePhrases(hoursPhrases);
  const editor = useEditor();
  const word = origin === 'group' && (nameOfLevel(editor, origin) || t('legendGroup'));
  return <InheritanceMark origin={origin} {...(word && { word })} />;
}
