import { Button } from '@mantine/core';
import { MAX_FEATURED_ITEMS } from '@servery/domain';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuOf } from '../../../editing/kinds/menu-of.ts';
import { onlineLayoutPhrases } from '../../../phrases/menus/online-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';

/** The items that a level above features and this level took away, each with the way back while there is a free slot. */
export function GoneFeatured({ names }: { readonly names: ReadonlyMap<string, string> }) {
  const t = usePhrases(onlineLayoutPhrases);
  const { kind: level } = useEditor().level;
  const parent = useEditorState(({ loaded }) => loaded.parent);
  const featured = useMenu((menu) => menu.onlineFeaturedItems);
  const edit = useEditMenu();
  const mayEdit = useMayEdit(['onlineFeaturedItems']);
  if (level === 'company') return null;
  const isHere = ({ itemId }: { readonly itemId: string }) => featured.some((one) => one.itemId === itemId);
  const gone = menuOf(parent).onlineFeaturedItems.filter((one) => !isHere(one));
  if (gone.length === 0) return null;
  return (
    <Stack as="ul" gap={1}>
      {gone.map((one) => {
        const name = names.get(one.itemId) ?? t('unknownItem');
        return (
          <Row as="li" key={one.itemId} gap={2}>
            <Text tone="muted" size="sm">
              {t('goneFeatured', { name })}
            </Text>
            {mayEdit && featured.length < MAX_FEATURED_ITEMS && (
              <Button
                size="sm"
                variant="subtle"
                aria-label={t('putBackName', { name })}
                onClick={() => edit((menu) => void menu.onlineFeaturedItems.push(one))}
              >
                {t('putBack')}
              </Button>
            )}
          </Row>
        );
      })}
    </Stack>
  );
}
