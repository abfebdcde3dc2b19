import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type CardPlace, inLine } from './family-arrangement.ts';
import type { CardMoving } from './person-card.tsx';

/** px: a press that shakes is no move. */
const SHAKE = 4;
/** px that an arrow key moves a card, the distance of the dots behind it; with Shift to the px. */
const STEP = 22;
const FINE_STEP = 2;
/** After the last key, the card is put down. */
const REST_MS = 900;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Held {
  readonly id: string;
  readonly pointerId: number;
  readonly from: CardPlace;
  readonly atX: number;
  readonly atY: number;
}

interface MovingCards {
  /** Where a card is while it is moved. */
  readonly moving: CardPlace | null;
  readonly of: (card: CardPlace) => CardMoving;
}

/** Cards that pointers drag and arrow keys move; `put` is told where each is let go. Escape leaves it where it was. */
export function useCardMoving(
  cards: readonly CardPlace[],
  zoom: number,
  put: (place: CardPlace) => void,
  hintId: string,
): MovingCards {
  const [moving, setMoving] = useState<CardPlace | null>(null);
  const held = useRef<Held | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What the timer of keys needs is what is so when it ends.
  const latest = useRef({ moving, put });
  const carry = (place: CardPlace | null): void => {
    latest.current.moving = place;
    setMoving(place);
  };
  useEffect(() => {
    latest.current.put = put;
  });

  const letGo = (place: CardPlace | null): void => {
    clearTimeout(rest.current);
    held.current = null;
    carry(null);
    if (place) latest.current.put(place);
  };
  const putDown = (): void => letGo(latest.current.moving);
  // Who leaves the page before a card has come to rest has put it where it is.
  useEffect(
    () => () => {
      clearTimeout(rest.current);
      const { moving: onItsWay, put: last } = latest.current;
      if (onItsWay && !held.current) last(onItsWay);
    },
    [],
  );

  const placeAt = ({ clientX, clientY }: PointerEvent, { from, atX, atY }: Held): CardPlace => ({
    id: from.id,
    x: Math.max(0, from.x + (clientX - atX) / zoom),
    y: Math.max(0, from.y + (clientY - atY) / zoom),
  });
  const of = ({ id, x, y }: CardPlace): CardMoving => ({
    'aria-describedby': hintId,
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      held.current = { id, pointerId: event.pointerId, from: { id, x, y }, atX: event.clientX, atY: event.clientY };
    },
    onPointerMove: (event) => {
      const hold = held.current;
      if (!hold || hold.id !== id || hold.pointerId !== event.pointerId) return;
      const isShaking = Math.hypot(event.clientX - hold.atX, event.clientY - hold.atY) < SHAKE;
      if (moving || !isShaking) carry(placeAt(event, hold));
    },
    onPointerUp: (event) => {
      const hold = held.current;
      if (!hold || hold.pointerId !== event.pointerId) return;
      letGo(moving ? inLine(placeAt(event, hold), cards) : null);
    },
    onPointerCancel: () => letGo(null),
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (event.key === 'Escape' && moving) {
        event.preventDefault();
        letGo(null);
      }
      if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const step = event.shiftKey ? FINE_STEP : STEP;
      const from = moving?.id === id ? moving : { id, x, y };
      carry({ id, x: Math.max(0, from.x + arrow[0] * step), y: Math.max(0, from.y + arrow[1] * step) });
      clearTimeout(rest.current);
      rest.current = setTimeout(putDown, REST_MS);
    },
    onBlur: () => {
      if (moving?.id === id) putDown();
    },
  });
  return { moving, of };
}
