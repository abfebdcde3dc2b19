import { Button, IconButton, TextInput } from '@platform/ui-kit';
import {
  IconBold,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconTable,
  IconUnderline,
} from '@tabler/icons-react';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type ReactNode, useId, useRef, useState } from 'react';
import css from './content.module.css';
import { pictureIn } from './picture.ts';

/** The elements that the server keeps (cleanHtml); what it would take out cannot be written. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['https', 'mailto'], defaultProtocol: 'https' },
  }),
  Image.configure({ allowBase64: true }),
  TableKit.configure({ table: { resizable: false } }),
];

interface RichTextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly error?: string | undefined;
}

/** Words with headings, lists, tables, links and pictures. */
export function RichText({ label, value, onChange, error }: RichTextProps) {
  const id = useId();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
    },
  });
  return (
    <div>
      <p id={`${id}-label`} className={css.label}>
        {label}
      </p>
      <div className={css.editor}>
        {editor && <Tools editor={editor} />}
        <EditorContent editor={editor} className={css.text} />
      </div>
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const ICON = { size: 16, stroke: 1.6 } as const;

interface Tool {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => boolean;
}
const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    icon: <IconBold {...ICON} />,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: <IconItalic {...ICON} />,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Underline',
    icon: <IconUnderline {...ICON} />,
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Heading',
    icon: <IconH3 {...ICON} />,
    isOn: (editor) => editor.isActive('heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bulleted list',
    icon: <IconList {...ICON} />,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: <IconListNumbers {...ICON} />,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Table',
    icon: <IconTable {...ICON} />,
    isOn: (editor) => editor.isActive('table'),
    run: (editor) =>
      editor.isActive('table')
        ? editor.chain().focus().deleteTable().run()
        : editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
];

function Tools({ editor }: { editor: Editor }) {
  const [asks, setAsks] = useState<'link' | { readonly picture: string } | null>(null);
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.filter((tool) => tool.isOn(now)).map(({ label }) => label),
  });
  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    try {
      setAsks({ picture: await pictureIn(chosen) });
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The picture cannot be read.');
    }
  };
  const insert = (words: string): void => {
    if (asks === 'link') editor.chain().focus().setLink({ href: words }).run();
    else if (asks) editor.chain().focus().setImage({ src: asks.picture, alt: words }).run();
    setAsks(null);
  };
  return (
    <>
      <div className={css.tools} role="toolbar" aria-label="How it looks">
        {TOOLS.map(({ label, icon, run }) => (
          <IconButton
            key={label}
            size="small"
            variant="ghost"
            label={label}
            icon={icon}
            aria-pressed={on.includes(label)}
            onClick={() => run(editor)}
          />
        ))}
        <IconButton
          size="small"
          variant="ghost"
          label="Link"
          icon={<IconLink {...ICON} />}
          onClick={() => setAsks('link')}
        />
        <IconButton
          size="small"
          variant="ghost"
          label="Picture"
          icon={<IconPhoto {...ICON} />}
          onClick={() => file.current?.click()}
        />
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hidden
          aria-label="Choose a picture"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </div>
      {problem && (
        <p className={css.error} role="alert">
          {problem}
        </p>
      )}
      {asks && <Ask isLink={asks === 'link'} onInsert={insert} onCancel={() => setAsks(null)} />}
    </>
  );
}

interface AskProps {
  readonly isLink: boolean;
  readonly onInsert: (words: string) => void;
  readonly onCancel: () => void;
}

/** What a link needs, and what a picture needs for those who do not see it. */
function Ask({ isLink, onInsert, onCancel }: AskProps) {
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const insert = (): void => {
    const said = words.trim();
    const isWrong = isLink ? !/^(?:https:\/\/|mailto:)\S+$/.test(said) : said === '';
    if (isWrong) setProblem(isLink ? 'Begin it with https://' : 'Say what the picture shows');
    else onInsert(said);
  };
  return (
    <div className={css.ask}>
      <TextInput
        compact
        autoFocus
        label={isLink ? 'Address' : 'What the picture shows'}
        placeholder={isLink ? 'https://' : undefined}
        value={words}
        error={problem}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button size="small" onClick={insert}>
        Insert
      </Button>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
