export interface PageRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Turn = 0 | 90 | 180 | 270;
export const nextTurn = (turn: Turn): Turn => ((turn + 90) % 360) as Turn;

/** A box in shares of its page after the page was turned clockwise. Case: the top left corner is the top right one at 90. */
export function turned({ x, y, width, height }: PageRect, turn: Turn): PageRect {
  if (turn === 90) return { x: 1 - y - height, y: x, width: height, height: width };
  if (turn === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (turn === 270) return { x: y, y: 1 - x - width, width: height, height: width };
  return { x, y, width, height };
}
