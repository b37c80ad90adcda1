import type { ReactNode } from 'react';
import { EditorPage } from './editor-page.tsx';
import { SettingsEditor } from './settings-editor.tsx';
import { usePreview } from './use-preview.tsx';

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
  const { beside, button, over } = usePreview(preview, 1024);
  return (
    <EditorPage title={title} sections={sections} actions={button} aside={beside} hasWideAside>
      {children}
      {over}
    </EditorPage>
  );
}
