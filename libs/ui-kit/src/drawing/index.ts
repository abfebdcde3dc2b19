/** A drawing that needs nothing of the page: no styles, no fonts of its own, no script. */
export interface Drawing {
  readonly svg: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

export const inXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Words in lines that are wide enough for so many characters; a word that is not is broken, and nothing left out. */
export function linesOf(name: string, mostCharacters: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/).filter(Boolean)) {
    const pieces = word.match(new RegExp(`.{1,${mostCharacters}}`, 'gu')) ?? [];
    for (const piece of pieces) {
      const last = lines.at(-1);
      if (last !== undefined && `${last} ${piece}`.length <= mostCharacters && piece === pieces[0])
        lines[lines.length - 1] = `${last} ${piece}`;
      else lines.push(piece);
    }
  }
  return lines;
}

/** Light, whatever the page looks like: it goes into letters and on paper. */
export const DRAWING_COLOURS = { ink: '#12232d', soft: '#4a5b66', line: '#7c8b94' } as const;
export const DRAWING_FONT = "font-family=\"'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif\"";
