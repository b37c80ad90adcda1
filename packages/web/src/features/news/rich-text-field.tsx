import '@mantine/tiptap/styles.layer.css';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Field } from '../../ui/fields/field.tsx';
import { useIsReadOnly } from '../../ui/read-only/read-only.tsx';
import styles from './news.module.css';

type RichTextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly error?: string | undefined;
};

const extensions = [
  StarterKit.configure({ heading: { levels: [3, 4] }, codeBlock: false, link: false }),
  Link.configure({ openOnClick: false, protocols: ['https', 'http', 'mailto', 'tel'] }),
];

/** Words with marks: bold, headings, lists, links. The server keeps nothing else. Loads on demand. */
export default function RichTextField({ label, value, onChange, error }: RichTextFieldProps) {
  const isReadOnly = useIsReadOnly();
  const editor = useEditor({
    editable: !isReadOnly,
    extensions,
    content: value,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <Field label={label} error={error}>
      {({ id }) => (
        <RichTextEditor editor={editor} id={id} className={styles.rich ?? ''}>
          <RichTextEditor.Toolbar>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Bold />
              <RichTextEditor.Italic />
              <RichTextEditor.Underline />
              <RichTextEditor.Strikethrough />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.H3 />
              <RichTextEditor.H4 />
              <RichTextEditor.BulletList />
              <RichTextEditor.OrderedList />
              <RichTextEditor.Blockquote />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Link />
              <RichTextEditor.Unlink />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Undo />
              <RichTextEditor.Redo />
            </RichTextEditor.ControlsGroup>
          </RichTextEditor.Toolbar>
          <RichTextEditor.Content />
        </RichTextEditor>
      )}
    </Field>
  );
}
