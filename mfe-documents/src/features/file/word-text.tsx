import { counted } from '@platform/kernel';
import { Button, Row, TextInput } from '@platform/ui-kit';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import css from './file.module.css';
import type { PreviewBlock } from './file-query.ts';

/** Words with what is searched for marked; the marks are numbered in their order on the page. */
function marked(text: string, sought: string, nextMark: () => number, current: number): ReactNode {
  if (!sought) return text;
  const parts: ReactNode[] = [];
  const lower = text.toLowerCase();
  let from = 0;
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, from)) {
    const mark = nextMark();
    parts.push(
      text.slice(from, at),
      <mark key={mark} data-mark={mark} aria-current={mark === current ? 'true' : undefined}>
        {text.slice(at, at + sought.length)}
      </mark>,
    );
    from = at + sought.length;
  }
  return parts.length > 0 ? [...parts, text.slice(from)] : text;
}

type Mark = (text: string) => ReactNode;

function Runs({ runs, mark }: { readonly runs: PreviewBlock['runs']; readonly mark: Mark }) {
  return runs.map(({ text, bold, italic, underline }, at) => {
    const said = underline ? <u>{mark(text)}</u> : mark(text);
    const leaning = italic ? <em>{said}</em> : said;
    // biome-ignore lint/suspicious/noArrayIndexKey: words of a file have no id, and never change places
    return <Fragment key={at}>{bold ? <strong>{leaning}</strong> : leaning}</Fragment>;
  });
}

/** Below the heading of the page and that of the sheet. */
const HEADINGS = ['h3', 'h4', 'h5', 'h6'] as const;

function Block({ block: { kind, level, marker, runs }, mark }: { readonly block: PreviewBlock; readonly mark: Mark }) {
  if (kind === 'HEADING') {
    const Heading = HEADINGS[Math.min(level, HEADINGS.length) - 1] ?? 'h6';
    return (
      <Heading>
        <Runs runs={runs} mark={mark} />
      </Heading>
    );
  }
  if (kind !== 'ITEM')
    return (
      <p>
        <Runs runs={runs} mark={mark} />
      </p>
    );
  return (
    <p className={css.item} style={{ marginLeft: `${level * 28}px` }}>
      <span className={css.marker}>{marker}</span>
      <span>
        <Runs runs={runs} mark={mark} />
      </span>
    </p>
  );
}

/** Rows that follow each other are one table. */
function grouped(blocks: readonly PreviewBlock[]): (readonly PreviewBlock[])[] {
  const groups: PreviewBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === 'ROW' && last?.[0]?.kind === 'ROW') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function Table({ rows, mark }: { readonly rows: readonly PreviewBlock[]; readonly mark: Mark }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className={css.scroll} tabIndex={0} aria-label="Table">
      <table className={css.table}>
        <tbody>
          {rows.map(({ cells }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no id, and never change places
            <tr key={at}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do its cells
                <td key={column}>{mark(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface WordTextProps {
  readonly label: string;
  readonly blocks: readonly PreviewBlock[];
}

/** A Word document with its headings, lists, tables and looks, and a search through its words. */
export function WordText({ label, blocks }: WordTextProps) {
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState(1);
  const text = useRef<HTMLElement>(null);
  const sought = typed.trim().toLowerCase();
  let marks = 0;
  const nextMark = (): number => {
    marks += 1;
    return marks;
  };
  const mark: Mark = (words) => marked(words, sought, nextMark, current);
  const shown = grouped(blocks).map((group, at) =>
    group[0]?.kind === 'ROW' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id, and never change places
      <Table key={at} rows={group} mark={mark} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id, and never change places
      group.map((block) => <Block key={at} block={block} mark={mark} />)
    ),
  );
  return (
    <>
      <search className={css.search}>
        <Row gap={12} wrap align="end">
          <TextInput
            label="Search in this document"
            type="search"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setCurrent(1);
            }}
          />
          <FoundMarks sought={sought} current={current} onStep={setCurrent} within={text} />
        </Row>
      </search>
      <article ref={text} className={css.words} aria-label={label}>
        {shown}
      </article>
      {blocks.some(({ kind, marker }) => kind === 'ITEM' && marker !== '•') && (
        <p className={css.quiet}>Numbers of lists are counted here and may differ from those that Word prints.</p>
      )}
    </>
  );
}

interface FoundMarksProps {
  readonly sought: string;
  readonly current: number;
  readonly onStep: (mark: number) => void;
  readonly within: React.RefObject<HTMLElement | null>;
}

/** How often something was found, and the way from one place to the next. */
function FoundMarks({ sought, current, onStep, within }: FoundMarksProps) {
  const [found, setFound] = useState(0);
  useEffect(() => {
    const all = within.current?.querySelectorAll('mark') ?? [];
    setFound(sought ? all.length : 0);
    all[current - 1]?.scrollIntoView({ block: 'center' });
  }, [sought, current, within]);
  if (!sought) return null;
  const step = (by: number): void => onStep(((current - 1 + by + found) % found) + 1);
  return (
    <>
      <p role="status" className={css.quiet}>
        {found === 0 ? 'Not found' : `${current} of ${counted(found, 'place')}`}
      </p>
      {found > 1 && (
        <>
          <Button size="small" onClick={() => step(-1)}>
            Previous
          </Button>
          <Button size="small" onClick={() => step(1)}>
            Next
          </Button>
        </>
      )}
    </>
  );
}
