import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { EditorPage } from './editor-page.tsx';
import { SettingsEditor } from './settings-editor.tsx';

type DesignPageProps = {
  readonly title: string;
  readonly sections: readonly string[];
  readonly preview: ReactNode;
  readonly children: ReactNode;
};

/** A screen of looks, drawn while they are edited: beside them where there is room, else over the page. */
export function DesignPage(props: DesignPageProps) {
  return (
    <SettingsEditor rows={8}>
      <Design {...props} />
    </SettingsEditor>
  );
}

function Design({ title, sections, preview, children }: DesignPageProps) {
  const t = usePhrases(configurationPhrases);
  const isNarrow = useMediaQuery('(max-width: 1023px)', undefined, { getInitialValueInEffect: false });
  const [isShown, setShown] = useState(false);
  const drawn = <section aria-label={t('preview')}>{preview}</section>;
  const showPreview = (
    <Button leftSection={<IconEye size={16} stroke={1.75} aria-hidden />} onClick={() => setShown(true)}>
      {t('preview')}
    </Button>
  );
  return (
    <EditorPage
      title={title}
      sections={sections}
      actions={isNarrow && showPreview}
      aside={isNarrow ? undefined : drawn}
      hasWideAside
    >
      {children}
      <SidePanel title={t('preview')} isOpen={isNarrow === true && isShown} onClose={() => setShown(false)} width={640}>
        {drawn}
      </SidePanel>
    </EditorPage>
  );
}
