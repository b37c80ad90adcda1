import type { ReactNode } from 'react';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { locationSettingsDocument } from '../kinds/location-settings-document.ts';
import { DocumentEditor } from './document-editor.tsx';

type SettingsEditorProps = {
  readonly children: ReactNode;
  /** The rows of a screen's skeleton, while it loads. */
  readonly rows?: number;
};

/** Loads the settings at the active level and lets the screen inside edit them. */
export function SettingsEditor({ children, rows = 10 }: SettingsEditorProps) {
  return (
    <DocumentEditor document={locationSettingsDocument} skeleton={<SkeletonTable rows={rows} />}>
      {children}
    </DocumentEditor>
  );
}
