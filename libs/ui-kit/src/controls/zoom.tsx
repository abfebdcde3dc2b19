import { IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import css from './zoom.module.css';

const STEP = 0.1;
const LEAST = 0.2;
const MOST = 2;

export interface Zoom {
  /** 1 is the size it was drawn in. */
  readonly zoom: number;
  /** The element that scrolls: what there is room for. */
  readonly scroll: RefObject<HTMLElement | null>;
  readonly change: (steps: number) => void;
  readonly fit: () => void;
  /** `+` and `-`. True when the key was one of them. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** How large a drawing of this width, in px, is shown. */
export function useZoom(width: number): Zoom {
  const [zoom, setZoom] = useState(1);
  const scroll = useRef<HTMLElement>(null);
  const change = (steps: number): void => setZoom((before) => Math.min(MOST, Math.max(LEAST, before + steps * STEP)));
  const fit = (): void => {
    const room = scroll.current?.clientWidth;
    if (room) setZoom(Math.min(1, Math.max(LEAST, room / width)));
  };
  const onKey = ({ key }: KeyboardEvent): boolean => {
    if (key === '+') change(1);
    else if (key === '-') change(-1);
    else return false;
    return true;
  };
  return { zoom, scroll, change, fit, onKey };
}

export function ZoomTools({ zoom, change, fit }: Zoom) {
  return (
    <span className={css.tools}>
      <button type="button" aria-label="Zoom out" onClick={() => change(-1)}>
        <IconZoomOut size={17} stroke={1.6} />
      </button>
      <span role="status">{Math.round(zoom * 100)}%</span>
      <button type="button" aria-label="Zoom in" onClick={() => change(1)}>
        <IconZoomIn size={17} stroke={1.6} />
      </button>
      <button type="button" aria-label="Fit to width" onClick={fit}>
        <IconMaximize size={17} stroke={1.6} />
      </button>
    </span>
  );
}
